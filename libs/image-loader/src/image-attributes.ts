import type { ImageConfig } from './image-config.ts';
import type { OtherServer } from './image-server.ts';
import { imageStyle, type ImageStyle } from './image-style.ts';
import { servedWidth } from './image-widths.ts';
import { completeImageConfig, type ImageConfigInput } from './parse-image-config.ts';
import { numberOr } from './number-or.ts';
import { placeholderStyle } from './placeholder-style.ts';
import { sizedSource } from './sized-source.ts';
import { srcset } from './srcset.ts';

/** An image as the server writes it. Everything of the image config may be said, and: */
export interface ImageAttributesOptions extends ImageConfigInput, OtherServer {
  /** Address of the image, without a width. An empty one keeps the place and requests nothing. */
  readonly source: string;
  /** Text instead of the image; empty when it is decoration. */
  readonly alt: string;
  /**
   * Width in which the image is drawn, in the language of the HTML attribute; of an image that its box crops that is more
   * than the width of the box. Default: what the browser measures, which is the box, else `100vw`.
   */
  readonly sizes?: string | undefined;
  /**
   * When it loads. `native` leaves that to the browser, `observed` to the image loader
   * (200 px before it is seen; needs the script), `none` loads at once. Default: `native`.
   */
  readonly lazy?: 'native' | 'observed' | 'none' | undefined;
  /** The largest picture of the first screen: loads at once, before others. Default: false. */
  readonly priority?: boolean | undefined;
  /** `data:` address or CSS color seen until the image is there. Default: none. */
  readonly placeholder?: string | undefined;
  /** Width for browsers that know no `srcset`. Default: 1000. */
  readonly fallbackWidth?: number | undefined;
}

/** Attributes of an `<img>`, in React's names; a template engine lowercases them. */
export interface ImageAttributes {
  readonly alt: string;
  readonly src?: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly 'data-src'?: string;
  readonly 'data-image-dimensions'?: string;
  /** Width ÷ height of an image that its box crops: the loader requests the width in which it is drawn. */
  readonly 'data-cover'?: number;
  readonly width?: number;
  readonly height?: number;
  readonly style: ImageStyle;
  readonly loading?: 'lazy' | 'eager';
  readonly decoding: 'async';
  readonly fetchPriority?: 'high';
}

/** What the loader is told of an image that it loads. */
function observedData({ dimensions, cropMode, fixedRatio }: ImageConfig) {
  if (!dimensions) return {};
  const { width, height } = dimensions;
  const size = { 'data-image-dimensions': `${width}x${height}` };
  return cropMode === 'cover' && !fixedRatio ? { ...size, 'data-cover': width / height } : size;
}

/**
 * The attributes of an image that needs no script: candidates for every served width, its place
 * reserved by the dimensions, cropped around the focal point. The server answers each address in
 * the best format that the browser accepts. An empty source keeps the place and requests nothing.
 *
 * @example <img {...imageAttributes({ source: '/s/a.jpg', alt: 'A', dimensions: { width: 3, height: 2 } })} />
 */
export function imageAttributes(options: ImageAttributesOptions): ImageAttributes {
  const {
    alt,
    placeholder,
    sizes,
    fallbackWidth,
    lazy = 'native',
    priority = false,
    toUrl,
    widths,
  } = options;
  const config = completeImageConfig(options);
  const { source, dimensions, sizeFormat } = config;
  const server = { sizeFormat, toUrl, widths };
  const place = {
    alt,
    ...dimensions,
    style: { ...imageStyle(config), ...placeholderStyle(placeholder) },
    decoding: 'async',
  } as const;
  if (!source.trim()) return place;
  if (lazy === 'observed' && !priority) {
    return { ...place, 'data-src': source, ...observedData(config) };
  }
  const isLazy = lazy !== 'none' && !priority;
  // `auto` contains the image's size, which an image at its own size must not lose.
  const measured = isLazy && config.cropMode !== 'none' ? 'auto, 100vw' : '100vw';
  return {
    ...place,
    loading: isLazy ? 'lazy' : 'eager',
    sizes: sizes ?? measured,
    srcSet: srcset(source, dimensions?.width, server),
    src: sizedSource(source, servedWidth<number>(numberOr(fallbackWidth, 1, 1000), widths), server),
    ...(priority ? { fetchPriority: 'high' } : {}),
  };
}
