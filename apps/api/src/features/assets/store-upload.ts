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
  /** Known beforehand of the demo's own files. */
  readonly facts?: {
    readonly alt?: string;
    readonly credit?: string;
    readonly focalPoint?: { readonly x: number; readonly y: number };
  };
}

/** A file of the website, and whether this upload made it: the same content is the file that is there. */
interface StoredUpload {
  readonly asset: Asset;
  readonly isNew: boolean;
}

/** Signs that turn or end a direction of writing: `photo\u202Egnp.exe` would read as an image. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Names are data: no path, no control character, a bounded length, the ending kept; accents in the form that keyboards
 * write, not decomposed as by macOS.
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
    // The second half of a letter that was cut in two.
    .replace(/^[\udc00-\udfff]/, '') || 'file';

/** Takes bytes in, judges them by their content, and writes their row; whatever is rejected leaves nothing behind. */
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
    // Before its row, and also where the content is known: what a row names is there.
    if (!(await incoming.keep(websiteId))) return err('storageFull');
    const { sha256, sizeBytes } = incoming;
    return await inTenant(async (tenant) => {
      // Two uploads of one content at once: the later one finds the row of the other.
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
