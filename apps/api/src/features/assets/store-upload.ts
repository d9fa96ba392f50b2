import type { Readable } from 'node:stream';
import type { Asset } from '@sitewright/contracts/entities';
import { isErrorResult, err, type ErrorResult } from '@sitewright/contracts/errors';
import type { Tenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { lockWebsite } from '../../platform/tenancy/lock-website.ts';
import { findAsset, findAssetOfContent, insertAsset } from './asset.queries.ts';
import { fileTooLarge, judgeFile } from './judge-file.ts';
import { largestUpload } from './upload-limits.ts';

interface Upload {
  readonly websiteId: string;
  readonly fileName: string;
  readonly content: Readable;
  readonly services: Services;
  readonly inTenant: <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;
  /** Known in advance for the demo files. */
  readonly facts?: {
    readonly alt?: string;
    readonly credit?: string;
    readonly focalPoint?: { readonly x: number; readonly y: number };
  };
}

/** A file of the website, and whether this upload created it: identical content is the existing file. */
interface StoredUpload {
  readonly asset: Asset;
  readonly isNew: boolean;
}

/** Characters that change the writing direction: `photo\u202Egnp.exe` would read as an image. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Names are data: no path, no control characters, limited length, the extension kept; accents are composed as keyboards
 * write them, not decomposed as by macOS.
 */
export const cleanFileName = (name: string): string =>
  name
    .split(/[\\/]/)
    .at(-1)!
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll(directions, '')
    .trim()
    .slice(-200)
    // A lone surrogate after truncation.
    .replace(/^[\udc00-\udfff]/, '') || 'file';

/** Stores received bytes: detects their type and writes their row. Rejected uploads leave nothing behind. */
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
    const judged = await judgeFile(name, incoming, services);
    if (isErrorResult(judged)) return judged;
    // Before its row, and also for known content: a referenced file must exist.
    if (!(await incoming.keep(websiteId))) return err('storageFull');
    const { sha256, sizeBytes } = incoming;
    return await inTenant(async (tenant) => {
      // Two concurrent uploads of one content: the later one finds the row of the other.
      await lockWebsite(tenant);
      const known = await findAssetOfContent(tenant, sha256);
      if (known !== null) return { asset: known, isNew: false };
      const assetId = services.createId();
      await insertAsset(tenant, {
        assetId,
        sizeBytes,
        sha256,
        ...judged,
        ...facts,
      });
      return { asset: (await findAsset(tenant, assetId))!, isNew: true };
    });
  } finally {
    await incoming.drop();
  }
}
