import type { Sharp } from 'sharp';
import { maxAnimationMegapixels, maxFrames, maxMegapixels, toMegapixels } from './image-limits.ts';
import { openImage } from './open-image.ts';

export interface ImageFacts {
  /** The displayed size, after the rotation in the metadata. */
  readonly width: number;
  readonly height: number;
  /** The average color; absent, like the placeholder, if the image is transparent. */
  readonly color?: string;
  readonly placeholder?: string;
}

/** Why an image is rejected. */
export type ImageError =
  | { readonly error: 'unreadable' }
  | { readonly error: 'tooManyPixels'; readonly megapixels: number; readonly limit: number }
  | { readonly error: 'tooManyFrames'; readonly frames: number; readonly limit: number };

const unreadable = { error: 'unreadable' } as const;

interface Size {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

function sizeError({ width, height, frames }: Size): ImageError | null {
  if (frames > maxFrames) return { error: 'tooManyFrames', frames, limit: maxFrames };
  const megapixels = toMegapixels(width * height);
  if (megapixels > maxMegapixels)
    return { error: 'tooManyPixels', megapixels, limit: maxMegapixels };
  const totalMegapixels = toMegapixels(width * height * frames);
  return totalMegapixels > maxAnimationMegapixels
    ? { error: 'tooManyPixels', megapixels: totalMegapixels, limit: maxAnimationMegapixels }
    : null;
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** The average color and a tiny blurred image, both in sRGB whatever the profile of the file. */
async function drawPlaceholder(image: Sharp): Promise<Pick<ImageFacts, 'color' | 'placeholder'>> {
  const { data, info } = await image
    .resize(64, 64, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // The statistics of an opened file are those of its stored values, before any conversion.
  const small = await openImage(data, { raw: { width, height, channels } });
  const { channels: means, isOpaque } = await small.stats();
  if (!isOpaque) return {};
  const tiny = await small
    .resize(16, 16, { fit: 'inside' })
    .removeAlpha()
    .webp({ quality: 30 })
    .toBuffer();
  return {
    color: hexOf(means.slice(0, 3).map(({ mean }) => mean)),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}

/** Size, average color and placeholder of an image file. */
export async function inspectImage(path: string): Promise<ImageFacts | ImageError> {
  try {
    const meta = await (await openImage(path, { limitInputPixels: false })).metadata();
    const { width, height, pages: frames = 1 } = meta;
    const error = sizeError({ width, height, frames });
    if (error !== null) return error;
    const placeholder = await drawPlaceholder((await openImage(path, { pages: 1 })).autoOrient());
    const swapsSides = (meta.orientation ?? 1) > 4;
    return {
      width: swapsSides ? height : width,
      height: swapsSides ? width : height,
      ...placeholder,
    };
  } catch {
    return unreadable;
  }
}
