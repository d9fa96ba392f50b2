import type { Readable } from 'node:stream';
import type { Asset } from '@sitewright/contracts/entities';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { findAsset, findAssetOfContent, insertAsset } from './asset.queries.ts';
import { fileTooLarge, checkFile } from './check-file.ts';
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

/** Stores received bytes: checks them and writes their row. Rejected uploads leave nothing behind. */
export async function storeUpload({
  websiteId,
  fileName,
  content,
  services,
  inTenant,
  facts = {},
}: Upload): Promise<StoredUpload | ErrorResult> {
  const name = cleanFileName(fileName);
  const incoming = await services.files.receive(content, largestUpload);
  if (incoming === 'full') return err('storageFull');
  if (incoming === 'tooLarge') return fileTooLarge(name, largestUpload);
  try {
    const checked = await checkFile(name, incoming, services);
    if (isErrorResult(checked)) return checked;
    // Stored before the row is written, and even if the content is known: a referenced file must exist.
    if (!(await incoming.keep(websiteId))) return err('storageFull');
    const { sha256, sizeBytes } = incoming;
    return await inTenant(async (tenant) => {
      // Of two concurrent uploads of the same content, the later one finds the row of the earlier one.
      await lockWebsite(tenant);
      const existing = await findAssetOfContent(tenant, sha256);
      if (existing !== null) return { asset: existing, isNew: false };
      const assetId = services.createId();
      await insertAsset(tenant, {
        assetId,
        sizeBytes,
        sha256,
        ...checked,
        ...facts,
      });
      return { asset: (await findAsset(tenant, assetId))!, isNew: true };
    });
  } finally {
    await incoming.drop();
  }
}
