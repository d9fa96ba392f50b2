import type { SizeFormat } from './image-config.ts';

/** Writes the address of an image in a width, in pixels. */
export type ToUrl = (source: string, width: number) => string;

/** A server of images that has addresses or widths of its own. */
export interface OtherServer {
  /** Writes the address of an image in a width, for any server. Default: as `sizeFormat` says. */
  readonly toUrl?: ToUrl | undefined;
  /** Widths that the server answers, in pixels and any order. Default: 100, 300, 500, 750, 1000, 1500 and 2500. */
  readonly widths?: readonly number[] | undefined;
}

/** The server of images: which widths it answers, and under which addresses. It never upscales. */
export interface ImageServer extends OtherServer {
  /** Where the width is written: `photo.jpg?format=750w`, or with `filename` `photo-750w.jpg`. Default: `queryString`. */
  readonly sizeFormat?: SizeFormat | undefined;
}
