import { imageWidths } from '@sitewright/contracts/limits';
import { inspectImage, type ImageError, type ImageFacts } from './inspect-image.ts';
import { isAnimated, writeImageWidth, type ImageFormat } from './write-image-width.ts';

export interface ImageWidths {
  /** Size, average color and placeholder of an image, or why it is rejected. */
  inspect(path: string): Promise<ImageFacts | ImageError>;
  isAnimated(path: string): Promise<boolean>;
  /** Writes one width in one format. */
  write(from: string, to: string, width: number, format: ImageFormat): Promise<void>;
}

export const createImageWidths = (): ImageWidths => ({
  inspect: inspectImage,
  isAnimated,
  write: writeImageWidth,
});

/** The version of the encoder. A change of its output gets the next number: all widths are then written again. */
const writing = 2;

/** The name of a written width beside its original. */
export const widthName = (width: number, format: ImageFormat): string =>
  `${width}.${writing}.${format}`;

/**
 * The width to serve for a request such as `750w`: the smallest of the seven that is large enough, at most the image's
 * own.
 */
export function servedWidth(wished: string | undefined, naturalWidth: number): number {
  const match = /^(?<width>\d{1,5})w$/.exec(wished ?? '');
  const wish = match === null ? Math.max(...imageWidths) : Number(match.groups!['width']);
  const ascending = [...imageWidths].toSorted((one, other) => one - other);
  const width = ascending.find((candidate) => candidate >= wish) ?? ascending.at(-1)!;
  return Math.min(width, naturalWidth);
}

const typesByFirstByte: Readonly<Record<number, string>> = {
  0xff: 'image/jpeg',
  0x89: 'image/png',
  0x47: 'image/gif',
  0x52: 'image/webp',
};

/** The media type of a written width. AVIF begins with its length. */
export const widthType = (bytes: Uint8Array): string => typesByFirstByte[bytes[0]!] ?? 'image/avif';
