import type { Sharp, SharpOptions } from 'sharp';
import { maxAnimationPixels } from './image-limits.ts';

/** Loaded with the first image: it brings a library of its own, which a server that only serves pages never needs. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache({ memory: 64, files: 0 });
  sharp.concurrency(1);
  return sharp;
}

let loading: ReturnType<typeof loadSharp> | undefined;

/**
 * Opens an image file, or raw pixels. The frames of an animation count as one tall image. A file whose end is missing,
 * as an interrupted copy leaves it, is drawn as far as it goes: browsers draw it as well.
 */
export async function openImage(
  input: string | Buffer,
  options: SharpOptions = {},
): Promise<Sharp> {
  const sharp = await (loading ??= loadSharp());
  return sharp(input, { limitInputPixels: maxAnimationPixels, failOn: 'none', ...options });
}
