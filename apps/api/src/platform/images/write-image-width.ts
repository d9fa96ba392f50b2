import { openImage } from './open-image.ts';

/** `original` is for clients without AVIF and WebP: GIF, PNG or JPEG, whichever preserves the image. */
export const imageFormats = ['avif', 'webp', 'original'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Whether a file has several frames. */
export async function isAnimated(path: string): Promise<boolean> {
  const { pages = 1 } = await (await openImage(path)).metadata();
  return pages > 1;
}

/**
 * Writes one width of an image in one format, in sRGB and without its metadata. An image is never enlarged (IMG-26),
 * and an animation keeps its frames.
 */
export async function writeImageWidth(
  from: string,
  to: string,
  width: number,
  format: ImageFormat,
): Promise<void> {
  const animated = await isAnimated(from);
  const source = await openImage(from, animated ? { animated: true } : { pages: 1 });
  const { format: sourceFormat, hasAlpha } = await source.metadata();
  const image = (animated ? source : source.autoOrient())
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb');
  // AVIF above effort 3 takes eleven seconds of CPU per photograph to save a few percent of its bytes.
  if (format === 'avif') await image.avif({ quality: 50, effort: 2 }).toFile(to);
  else if (format === 'webp')
    await image.webp({ quality: 76, effort: animated ? 1 : 3 }).toFile(to);
  else if (animated || sourceFormat === 'gif') await image.gif({ effort: 3 }).toFile(to);
  else if (hasAlpha || sourceFormat === 'png') await image.png().toFile(to);
  else await image.jpeg({ quality: 80, mozjpeg: true }).toFile(to);
}
