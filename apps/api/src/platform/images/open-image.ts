import type { Sharp, SharpOptions } from 'sharp';
import { maxAnimationPixels } from './image-limits.ts';

/** Loaded with the first image: its library is not needed by a server that only serves pages. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache({ memory: 64, files: 0 });
  sharp.concurrency(1);
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

/**
 * Opens an image file, or raw pixels. The frames of an animation count as one tall image. A truncated file is decoded
 * as far as possible, as browsers do.
 */
export async function openImage(
  input: string | Buffer,
  options: SharpOptions = {},
): Promise<Sharp> {
  const sharp = await (loading ??= loadSharp());
  return sharp(input, { limitInputPixels: maxAnimationPixels, failOn: 'none', ...options });
}
