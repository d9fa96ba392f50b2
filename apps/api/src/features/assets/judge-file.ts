import { open } from 'node:fs/promises';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { sniffFileType } from '../../platform/images/file-type.ts';
import type { Services } from '../../platform/services.ts';
import type { IncomingFile } from '../../platform/storage/file-store.ts';
import { sizeText, uploadBytes } from './upload-limits.ts';

const headBytes = 16;

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer;
  } finally {
    await file.close();
  }
}

export const fileTooLarge = (fileName: string, maxBytes: number): Refusal =>
  refuse('fileTooLarge', { values: { fileName, maxSize: sizeText(maxBytes) } });

const unsupported = (fileName: string, fileTypeMessage: string): Refusal =>
  refuse('unsupportedFile', { values: { fileName, fileTypeMessage } });

/** What bytes are, by their content; the name's ending must agree with it (FILE-06). */
export async function judgeFile(
  fileName: string,
  { path, sizeBytes }: Pick<IncomingFile, 'path' | 'sizeBytes'>,
  { images }: Pick<Services, 'images'>,
) {
  // No type would be told of nothing, and that would be said instead.
  if (sizeBytes === 0) return refuse('emptyFile', { values: { fileName } });
  const type = sniffFileType(await readHead(path));
  const extension = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if (type === null || !type.extensions.includes(extension)) return unsupported(fileName, '');
  const { kind, contentType } = type;
  if (sizeBytes > uploadBytes[kind]) return fileTooLarge(fileName, uploadBytes[kind]);
  if (kind !== 'image') return { kind, contentType };
  const image = await images.inspect(path);
  return image === null ? unsupported(fileName, 'image ') : { kind, contentType, image };
}
