import type { AssetView } from '@sitewright/contracts/entities';
import { objectPosition, sizedSource, srcset } from '@sitewright/image-loader';
import type { CSSProperties, ImgHTMLAttributes } from 'react';
import type { PictureLoading } from '../block/view-props.ts';
import { coveredSizes, type PictureCrop } from './covered-sizes.ts';
import type { PictureChoice } from './picture-property.ts';

/** How an image is drawn. */
export interface PictureDrawing {
  readonly asset: AssetView;
  readonly choice?: Pick<PictureChoice, 'alt' | 'focalPoint'> | undefined;
  /** Width of its frame on the page, as a value of the HTML attribute `sizes`. */
  readonly sizes: string;
  /** How its frame crops it; undefined if it is not cropped. */
  readonly crop?: PictureCrop | undefined;
  readonly loading: PictureLoading;
  /** Decorative: the text beside it has the same information. */
  readonly isDecoration?: boolean;
}

/** Formats with transparency: a placeholder color would show through. */
const transparentFormats = ['image/png', 'image/gif', 'image/svg+xml'];

function placeholderStyle({ contentType, color, placeholder }: AssetView): CSSProperties {
  if (transparentFormats.includes(contentType)) return {};
  return {
    ...(color === undefined ? {} : { backgroundColor: color }),
    ...(placeholder?.startsWith('data:image/') === true
      ? { backgroundImage: `url("${placeholder.replaceAll('"', '%22')}")`, backgroundSize: 'cover' }
      : {}),
  };
}

export interface PictureAttributes extends ImgHTMLAttributes<HTMLImageElement> {
  /** Aspect ratio of a cropped image: a script requests more pixels if its frame becomes taller. */
  readonly 'data-cover'?: number;
}

/**
 * The attributes of an `<img>` without JavaScript: width and height reserve its space, it is cropped around its focal
 * point, and the browser chooses among the available widths.
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
    // The order matters: a browser that parses `src` first would also load that width. With `sizes="auto"` a browser
    // uses the frame's width, which is less than the drawn width of a cropped image.
    sizes: isLazy && cover === undefined ? `auto, ${sizes}` : sizes,
    srcSet: srcset(asset.url, asset.width),
    ...(cover === undefined ? {} : { 'data-cover': cover }),
    loading: isLazy ? 'lazy' : 'eager',
    decoding: 'async',
    ...(loading === 'first' ? { fetchPriority: 'high' } : {}),
    src: sizedSource(asset.url, 1000),
    style: {
      ...(focal === undefined ? {} : { objectPosition: objectPosition(focal) }),
      ...placeholderStyle(asset),
    },
  };
}
