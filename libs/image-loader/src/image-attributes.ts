import type { ImageConfig } from './image-config.ts';
import type { OtherServer } from './image-server.ts';
import { imageStyle, type ImageStyle } from './image-style.ts';
import { servedWidth } from './image-widths.ts';
import { completeImageConfig, type ImageConfigInput } from './parse-image-config.ts';
import { numberOr } from './number-or.ts';
import { sizedSource } from './sized-source.ts';
import { srcset } from './srcset.ts';

/** The placeholder until the image has loaded: a `data:` URL (such as of a thumbhash) or a CSS color. */
function placeholderStyle(placeholder: string | undefined): ImageStyle {
  if (!placeholder) return {};
  if (!placeholder.startsWith('data:')) return { backgroundColor: placeholder };
  const quoted = placeholder.replaceAll('"', '%22');
  return { backgroundImage: `url("${quoted}")`, backgroundSize: 'cover' };
}

/** Options of an image's attributes: any part of the image config, and the following. */
export interface ImageAttributesOptions extends ImageConfigInput, OtherServer {
  /** URL of the image, without a width. An empty one reserves the space and requests nothing. */
  readonly source: string;
  /** Alternative text; empty for a decorative image. */
  readonly alt: string;
  /**
   * Drawn width of the image, as a value of the HTML attribute `sizes`; for an image that its box crops that is more
   * than the width of the box. Default: the browser's measurement of the box, otherwise `100vw`.
   */
  readonly sizes?: string | undefined;
  /**
   * When it loads: `native` by the browser's lazy loading, `observed` by the image loader (200 px before it is visible;
   * requires the script), `none` at once. Default: `native`.
   */
  readonly lazy?: 'native' | 'observed' | 'none' | undefined;
  /** The main image of the first screen: loads at once with high priority. Default: false. */
  readonly priority?: boolean | undefined;
  /** `data:` URL or CSS color that is shown until the image has loaded. Default: none. */
  readonly placeholder?: string | undefined;
  /** Width for browsers without `srcset` support. Default: 1000. */
  readonly fallbackWidth?: number | undefined;
}

/** Attributes of an `<img>`, with React's names; a template engine lowercases them. */
export interface ImageAttributes {
  readonly alt: string;
  readonly src?: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly 'data-src'?: string;
  readonly 'data-image-dimensions'?: string;
  /** Width ÷ height of an image that its box crops: the loader requests its drawn width. */
  readonly 'data-cover'?: number;
  readonly width?: number;
  readonly height?: number;
  readonly style: ImageStyle;
  readonly loading?: 'lazy' | 'eager';
  readonly decoding: 'async';
  readonly fetchPriority?: 'high';
}

/** Data for the image loader. */
function observedData({ dimensions, cropMode, fixedRatio }: ImageConfig) {
  if (!dimensions) return {};
  const { width, height } = dimensions;
  const size = { 'data-image-dimensions': `${width}x${height}` };
  return cropMode === 'cover' && !fixedRatio ? { ...size, 'data-cover': width / height } : size;
}

/**
 * The attributes of an image that needs no script: candidates for every available width, with reserved space, cropped
 * around the focal point. The server responds in the best format that the browser accepts. An empty source reserves the
 * space and requests nothing.
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
  const base = {
    alt,
    ...dimensions,
    style: { ...imageStyle(config), ...placeholderStyle(placeholder) },
    decoding: 'async',
  } as const;
  if (!source.trim()) return base;
  if (lazy === 'observed' && !priority) {
    return { ...base, 'data-src': source, ...observedData(config) };
  }
  const isLazy = lazy !== 'none' && !priority;
  // `auto` implies size containment, which would collapse an image at its natural size.
  const defaultSizes = isLazy && config.cropMode !== 'none' ? 'auto, 100vw' : '100vw';
  return {
    ...base,
    loading: isLazy ? 'lazy' : 'eager',
    sizes: sizes ?? defaultSizes,
    srcSet: srcset(source, dimensions?.width, server),
    src: sizedSource(source, servedWidth<number>(numberOr(fallbackWidth, 1, 1000), widths), server),
    ...(priority ? { fetchPriority: 'high' } : {}),
  };
}
