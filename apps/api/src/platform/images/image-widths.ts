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

/** The version of the encoder. Increase it when its output changes, so that all widths are written again. */
const encoderVersion = 2;

/** The name of a written width beside its original. */
export const widthName = (width: number, format: ImageFormat): string =>
  `${width}.${encoderVersion}.${format}`;

/**
 * The width to serve for a request such as `750w`: the smallest of `imageWidths` that is large enough, at most the
 * width of the image itself.
 */
export function servedWidth(requested: string | undefined, naturalWidth: number): number {
  const match = /^(?<width>\d{1,5})w$/.exec(requested ?? '');
  const requestedWidth = match === null ? Math.max(...imageWidths) : Number(match.groups!['width']);
  const ascending = [...imageWidths].toSorted((a, b) => a - b);
  const width = ascending.find((candidate) => candidate >= requestedWidth) ?? ascending.at(-1)!;
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
