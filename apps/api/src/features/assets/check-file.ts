import { err, type ErrorResult } from '@sitewright/contracts/errors';
import type { ImageError } from '../../platform/images/inspect-image.ts';
import type { Services } from '../../platform/services.ts';
import type { IncomingFile } from '../../platform/storage/file-store.ts';
import { readVideoSize } from '../../platform/videos/read-video-size.ts';
import { detectFileType, nameOfType } from './detect-file-type.ts';
import { sizeText, uploadBytes } from './upload-limits.ts';

export const fileTooLarge = (fileName: string, maxBytes: number): ErrorResult =>
  err('fileTooLarge', { values: { fileName, maxSize: sizeText(maxBytes) } });

export const unsupported = (fileName: string, fileTypeMessage: string): ErrorResult =>
  err('unsupportedFile', { values: { fileName, fileTypeMessage } });

function rejectImage(fileName: string, image: ImageError): ErrorResult {
  if (image.error === 'unreadable') return unsupported(fileName, 'image ');
  const limit = String(image.limit);
  if (image.error === 'tooManyFrames')
    return err('tooManyFrames', { values: { fileName, frames: String(image.frames), limit } });
  const megapixels = String(image.megapixels);
  return err('tooManyPixels', { values: { fileName, megapixels, limit } });
}

/** A file that can be stored. */
export type CheckedFile = Exclude<Awaited<ReturnType<typeof checkFile>>, ErrorResult>;

/** Checks received bytes: returns their type and the name with the matching extension (FILE-06), or an error. */
export async function checkFile(
  fileName: string,
  { path, sizeBytes }: Pick<IncomingFile, 'path' | 'sizeBytes'>,
  { images }: Pick<Services, 'images'>,
) {
  // An empty file has no type, so it gets its own message.
  if (sizeBytes === 0) return err('emptyFile', { values: { fileName } });
  const type = await detectFileType(path, fileName);
  if (type === null) return unsupported(fileName, '');
  const { kind, contentType } = type;
  const accepted = { kind, contentType, fileName: nameOfType(fileName, type) };
  if (sizeBytes > uploadBytes[kind]) return fileTooLarge(fileName, uploadBytes[kind]);
  if (kind === 'video') {
    const videoSize = await readVideoSize(path, contentType, sizeBytes);
    return videoSize === null ? accepted : { ...accepted, videoSize };
  }
  if (kind !== 'image') return accepted;
  const image = await images.inspect(path);
  return 'error' in image ? rejectImage(fileName, image) : { ...accepted, image };
}
