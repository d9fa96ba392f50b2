import { open, stat } from 'node:fs/promises';
import { acceptedImageTypes } from '../../platform/http/accepted-types.ts';
import { servedWidth, widthName, widthType } from '../../platform/images/image-widths.ts';
import type { ImageFormat } from '../../platform/images/write-image-width.ts';
import type { Services } from '../../platform/services.ts';

/** Image formats by content type. `original` is the format of the uploaded file. */
const formats = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'original',
} as const satisfies Record<string, ImageFormat>;

const newerTypes = ['image/avif', 'image/webp'] as const;

export interface ImageRequest {
  readonly websiteId: string;
  readonly sha256: string;
  /** The width of the original. */
  readonly width: number | null;
  /** The `Accept` header. */
  readonly accept: string | undefined;
  /** The requested width, as in `?format=750w`. */
  readonly wished: string | undefined;
  /** Called before a width is created; may throw to prevent it. */
  readonly beforeMaking: () => Promise<void>;
}

/** A file with one width of an image. */
export interface ImageFile {
  readonly path: string;
  readonly contentType: string;
  readonly etag: string;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function firstByteOf(path: string): Promise<Uint8Array> {
  await using file = await open(path);
  return (await file.read(Buffer.alloc(1), 0, 1, 0)).buffer;
}

/**
 * Returns the best image format that the client accepts. Encoding AVIF takes seconds of CPU, so it is only served
 * after a job has created it; until then, WebP is served.
 */
export async function findImageWidth(
  { files, images, work }: Pick<Services, 'files' | 'images' | 'work'>,
  {
    websiteId,
    sha256,
    width: naturalWidth,
    accept,
    wished: requestedWidth,
    beforeMaking,
  }: ImageRequest,
): Promise<ImageFile> {
  const width = servedWidth(requestedWidth, naturalWidth ?? 0);
  const original = files.pathOf(websiteId, sha256);
  const accepted = acceptedImageTypes(accept, newerTypes, 'image/jpeg');
  const hasAvif =
    accepted.includes('image/avif') && (await exists(`${original}.d/${widthName(width, 'avif')}`));
  const best = accepted.find((type) => type !== 'image/avif' || hasAvif) ?? 'image/jpeg';
  const name = widthName(width, formats[best]);
  const path = await files.derived(websiteId, sha256, name, async (target) => {
    await beforeMaking();
    await work.imageWidth.run(() => images.write(original, target, width, formats[best]));
  });
  const contentType = widthType(await firstByteOf(path));
  return { path, contentType, etag: `"${sha256.slice(0, 16)}-${name}"` };
}
