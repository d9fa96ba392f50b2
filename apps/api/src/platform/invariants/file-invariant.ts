import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Tenant } from '../database/index.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { Breach } from './invariant.ts';

/** I11: the stored files of a website match its rows. */
export const fileRule = {
  name: 'files',
  rule: 'Every file that is listed as ready exists with its size and content.',
} as const;

/** The used part of the file store. */
export type StoredFiles = Pick<FileStore, 'sizeOf' | 'read'>;

interface ListedFile {
  readonly fileId: string;
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** The files that are listed as ready. */
export async function listReadyFiles(tenant: Tenant): Promise<ListedFile[]> {
  const [assets, sold] = await Promise.all([
    tenant
      .selectFrom('assets')
      .where('deletedAt', 'is', null)
      .where('state', '=', 'ready')
      .orderBy('assetId')
      .select(['assetId as fileId', 'sha256', 'sizeBytes'])
      .execute(),
    tenant
      .selectFrom('digitalFiles')
      .where('removedAt', 'is', null)
      .orderBy('fileId')
      .select(['fileId', 'sha256', 'sizeBytes'])
      .execute(),
  ]);
  return [...assets, ...sold];
}

/**
 * The listed files of a website that are missing, truncated or changed; one after the other, because each is read
 * completely.
 */
export async function fileBreaches(
  websiteId: string,
  listed: readonly ListedFile[],
  files: StoredFiles,
): Promise<Breach[]> {
  const breaches: Breach[] = [];
  for (const file of listed) {
    const detail = await findFileError(websiteId, file, files);
    if (detail !== null) breaches.push({ subject: file.fileId, detail });
  }
  return breaches;
}

async function findFileError(
  websiteId: string,
  { sha256, sizeBytes }: ListedFile,
  files: StoredFiles,
): Promise<string | null> {
  const size = await files.sizeOf(websiteId, sha256);
  if (size === null) return 'no file';
  if (size !== sizeBytes) return `${size} of ${sizeBytes} bytes`;
  const hash = createHash('sha256');
  await pipeline(files.read(websiteId, sha256), hash);
  return hash.digest('hex') === sha256 ? null : 'other bytes than were uploaded';
}
