import type { Readable } from 'node:stream';
import type { Asset, AssetKind } from '@sitewright/contracts/entities';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import type { IncomingFile } from '../../platform/storage/file-store.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { findAsset, findAssetOfContent, insertAsset } from './asset.queries.ts';
import { checkFile, fileTooLarge, unsupported, type CheckedFile } from './check-file.ts';
import { largestUpload } from './upload-limits.ts';

interface Upload {
  readonly websiteId: string;
  readonly fileName: string;
  readonly content: Readable;
  readonly services: Services;
  readonly inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
  /** Values of the new row; only the demo files have them before the upload. */
  readonly facts?: {
    readonly alt?: string;
    readonly credit?: string;
    readonly focalPoint?: { readonly x: number; readonly y: number };
  };
}

/** A file of the website. It is not new if the website already had a file with the same content. */
interface StoredUpload {
  readonly asset: Asset;
  readonly isNew: boolean;
}

/** Characters that change the writing direction: `photo\u202Egnp.exe` would read as an image. */
const directionCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes paths and control characters, and limits the length from the start, so that the extension stays. Accents are
 * composed as keyboards write them, not decomposed as by macOS.
 */
export const cleanFileName = (name: string): string =>
  name
    .split(/[\\/]/)
    .at(-1)!
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(directionCharacters, '')
    .trim()
    .slice(-200)
    // Truncation may have split a surrogate pair.
    .replace(/^[\udc00-\udfff]/, '') || 'file';

/** A received file that was checked, but is not a file of the website yet. The receiver stores or discards it. */
export interface ReceivedUpload {
  readonly incoming: IncomingFile;
  readonly file: CheckedFile;
}

/** Receives bytes and checks them: their size, their type and, if set, their kind. Rejected bytes leave nothing behind. */
export async function receiveUpload({
  fileName,
  content,
  services,
  maxBytes = largestUpload,
  kind,
}: Pick<Upload, 'fileName' | 'content'> & {
  readonly services: Pick<Services, 'files' | 'images'>;
  readonly maxBytes?: number;
  readonly kind?: AssetKind;
}): Promise<ReceivedUpload | ErrorResult> {
  const name = cleanFileName(fileName);
  const incoming = await services.files.receive(content, maxBytes);
  if (incoming === 'full') return err('storageFull');
  if (incoming === 'tooLarge') return fileTooLarge(name, maxBytes);
  let isAccepted = false;
  try {
    const file = await checkFile(name, incoming, services);
    if (isErrorResult(file)) return file;
    if (kind !== undefined && file.kind !== kind) return unsupported(name, `${kind} `);
    isAccepted = true;
    return { incoming, file };
  } finally {
    if (!isAccepted) await incoming.drop();
  }
}

/** Writes the row of a received file whose bytes are stored. */
export async function insertUpload(
  tenant: Tenant,
  { incoming: { sha256, sizeBytes }, file }: ReceivedUpload,
  services: Pick<Services, 'createId'>,
  facts: Upload['facts'] = {},
): Promise<StoredUpload> {
  // Of two concurrent uploads of the same content, the later one finds the row of the earlier one.
  await lockWebsite(tenant);
  const existing = await findAssetOfContent(tenant, sha256);
  if (existing !== null) return { asset: existing, isNew: false };
  const assetId = services.createId();
  await insertAsset(tenant, { assetId, sizeBytes, sha256, ...file, ...facts });
  return { asset: (await findAsset(tenant, assetId))!, isNew: true };
}

/** Stores received bytes: checks them and writes their row. Rejected uploads leave nothing behind. */
export async function storeUpload({
  websiteId,
  fileName,
  content,
  services,
  inTenant,
  facts = {},
}: Upload): Promise<StoredUpload | ErrorResult> {
  const received = await receiveUpload({ fileName, content, services });
  if (isErrorResult(received)) return received;
  const { incoming } = received;
  try {
    // Stored before the row is written, and even if the content is known: a referenced file must exist.
    if (!(await incoming.keep(websiteId))) return err('storageFull');
    return await inTenant((tenant) => insertUpload(tenant, received, services, facts));
  } finally {
    await incoming.drop();
  }
}
