import type { AssetView } from '@sitewright/contracts/entities';
import { objectPosition, sizedSource, srcset } from '@sitewright/image-loader';
import type { CSSProperties, ImgHTMLAttributes } from 'react';
import type { PictureLoading } from '../block/view-props.ts';
import type { PictureChoice } from './picture-property.ts';

/** How a picture is to be drawn. */
export interface PictureDrawing {
  readonly asset: AssetView;
  readonly choice?: Pick<PictureChoice, 'alt' | 'focalPoint'> | undefined;
  /** Its width on the page, in the language of the HTML attribute. */
  readonly sizes: string;
  readonly loading: PictureLoading;
  /** It says nothing that the text beside it does not say. */
  readonly isDecoration?: boolean;
}

/** Formats that may be transparent: a colour behind them would show through. */
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

/**
 * The attributes of an `<img>` that needs no script: its place is kept by width and height, it is cropped
 * around its focal point, and the browser chooses among the served widths.
 */
export function pictureAttributes(drawing: PictureDrawing): ImgHTMLAttributes<HTMLImageElement> {
  const { asset, choice, sizes, loading, isDecoration = false } = drawing;
  const focal = choice?.focalPoint ?? asset.focalPoint;
  const isLazy = loading === 'lazy';
  return {
    alt: isDecoration ? '' : (choice?.alt ?? asset.alt),
    width: asset.width,
    height: asset.height,
    // The order matters: a browser that meets `src` first would ask for that width too.
    sizes: isLazy ? `auto, ${sizes}` : sizes,
    srcSet: srcset(asset.url, asset.width),
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
