import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import type { TenantTransaction } from '../../platform/database/index.ts';
import { sniffFileType } from '../../platform/images/file-type.ts';
import type { Services } from '../../platform/services.ts';
import { insertAsset } from './asset.queries.ts';
import { largestUpload, sizeText, uploadBytes } from './upload-limits.ts';

interface Upload {
  readonly websiteId: string;
  readonly fileName: string;
  readonly content: Readable;
  readonly services: Services;
  readonly inTenant: <T>(work: (trx: TenantTransaction) => Promise<T>) => Promise<T>;
  /** Known beforehand of the demo's own files. */
  readonly facts?: {
    readonly alt?: string;
    readonly credit?: string;
    readonly focalPoint?: { readonly x: number; readonly y: number };
  };
}

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

/** Names are data: no path, no control character, a bounded length, the ending kept. */
export const cleanFileName = (name: string): string =>
  name
    .split(/[\\/]/)
    .at(-1)!
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(-200) || 'file';

/** Stores bytes, judges them by their content, and writes their row; whatever is refused leaves nothing behind. */
export async function storeUpload({
  websiteId,
  fileName,
  content,
  services,
  inTenant,
  facts = {},
}: Upload): Promise<{ readonly assetId: string } | Refusal> {
  const { files, images } = services;
  const name = cleanFileName(fileName);
  const stored = await files.store(websiteId, content, largestUpload);
  const tooLarge = (max: number) =>
    refuse('fileTooLarge', { values: { fileName: name, maxSize: sizeText(max) } });
  if (stored === 'full') return refuse('storageFull');
  if (stored === 'tooLarge') return tooLarge(largestUpload);

  const { sha256, sizeBytes } = stored;
  const path = files.pathOf(websiteId, sha256);
  const type = sniffFileType(await readHead(path));
  const discard = async (refusal: Refusal): Promise<Refusal> => {
    const isKnown = await inTenant((trx) =>
      trx
        .selectFrom('assets')
        .where('website_id', '=', websiteId)
        .where('sha256', '=', sha256)
        .select('asset_id')
        .executeTakeFirst(),
    );
    if (isKnown === undefined) await files.remove(websiteId, sha256);
    return refusal;
  };
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (type === null || !type.extensions.includes(extension))
    return discard(refuse('unsupportedFile', { values: { fileName: name, fileTypeMessage: '' } }));
  if (sizeBytes > uploadBytes[type.kind]) return discard(tooLarge(uploadBytes[type.kind]));
  const image = type.kind === 'image' ? await images.inspect(path) : undefined;
  if (image === null)
    return discard(
      refuse('unsupportedFile', { values: { fileName: name, fileTypeMessage: 'image ' } }),
    );

  const assetId = services.createId();
  await inTenant((trx) =>
    insertAsset(trx, {
      websiteId,
      assetId,
      kind: type.kind,
      fileName: name,
      contentType: type.contentType,
      sizeBytes,
      sha256,
      ...facts,
      ...(image === undefined ? {} : { image }),
    }),
  );
  return { assetId };
}
