import type { AssetView } from '@sitewright/contracts/entities';
import { objectPosition, sizedSource, srcset } from '@sitewright/image-loader';
import type { CSSProperties, ImgHTMLAttributes } from 'react';
import type { PictureLoading } from '../block/view-props.ts';
import { coveredSizes, type PictureCrop } from './covered-sizes.ts';
import type { PictureChoice } from './picture-property.ts';

/** How a picture is to be drawn. */
export interface PictureDrawing {
  readonly asset: AssetView;
  readonly choice?: Pick<PictureChoice, 'alt' | 'focalPoint'> | undefined;
  /** Width of its frame on the page, in the language of the HTML attribute. */
  readonly sizes: string;
  /** How its frame crops it; undefined where it is seen whole. */
  readonly crop?: PictureCrop | undefined;
  readonly loading: PictureLoading;
  /** It says nothing that the text beside it does not say. */
  readonly isDecoration?: boolean;
}

/** Formats that may be transparent: a color behind them would show through. */
const seeThrough = ['image/png', 'image/gif', 'image/svg+xml'];

function waitingStyle({ contentType, colour, placeholder }: AssetView): CSSProperties {
  if (seeThrough.includes(contentType)) return {};
  return {
    ...(colour === undefined ? {} : { backgroundColor: colour }),
    ...(placeholder?.startsWith('data:image/') === true
      ? { backgroundImage: `url("${placeholder.replaceAll('"', '%22')}")`, backgroundSize: 'cover' }
      : {}),
  };
}

export interface PictureAttributes extends ImgHTMLAttributes<HTMLImageElement> {
  /** Width ÷ height of a cropped image: a script asks for more pixels where its frame turns out higher. */
  readonly 'data-cover'?: number;
}

/**
 * The attributes of an `<img>` that needs no script: its place is kept by width and height, it is cropped
 * around its focal point, and the browser chooses among the served widths.
 */
export function pictureAttributes(drawing: PictureDrawing): PictureAttributes {
  const { asset, choice, loading, isDecoration = false } = drawing;
  const { sizes, cover } = coveredSizes(drawing.sizes, asset, drawing.crop);
  const focal = choice?.focalPoint ?? asset.focalPoint;
  const isLazy = loading === 'lazy';
  return {
    alt: isDecoration ? '' : (choice?.alt ?? asset.alt),
    width: asset.width,
    height: asset.height,
    // The order matters: a browser that meets `src` first would ask for that width too.
    // What the browser measures by itself is the frame, which is less than a cropped image is drawn in.
    sizes: isLazy && cover === undefined ? `auto, ${sizes}` : sizes,
    srcSet: srcset(asset.url, asset.width),
    ...(cover === undefined ? {} : { 'data-cover': cover }),
    loading: isLazy ? 'lazy' : 'eager',
    decoding: 'async',
    ...(loading === 'first' ? { fetchPriority: 'high' } : {}),
    src: sizedSource(asset.url, 1000),
    style: {
      ...(focal === undefined ? {} : { objectPosition: objectPosition(focal) }),
      ...waitingStyle(asset),
    },
  };
}
