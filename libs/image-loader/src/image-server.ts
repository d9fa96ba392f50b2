import type { SizeFormat } from './image-config.ts';

/** Creates the URL of an image in a width, in pixels. */
export type ToUrl = (source: string, width: number) => string;

/** An image server with its own URLs or widths. */
export interface OtherServer {
  /** Creates the URL of an image in a width, for any server. Default: by `sizeFormat`. */
  readonly toUrl?: ToUrl | undefined;
  /** Available widths in pixels, in any order. Default: 100, 300, 500, 750, 1000, 1500 and 2500. */
  readonly widths?: readonly number[] | undefined;
}

/** The image server: its available widths and URLs. It never upscales. */
export interface ImageServer extends OtherServer {
  /**
   * Where the width is in the URL: `photo.jpg?format=750w`, or with `filename` `photo-750w.jpg`. Default:
   * `queryString`.
   */
  readonly sizeFormat?: SizeFormat | undefined;
}
