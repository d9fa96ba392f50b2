import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { maxDigitalFileBytes } from '@sitewright/contracts/entities';
import { insertDigitalFile } from '../features/downloads/digital-files.queries.ts';
import { digitalFileType } from '../features/downloads/digital-file-type.ts';
import type { Tenant } from '../platform/database/index.ts';
import type { Services } from '../platform/services.ts';
import { demoAssetFolder } from './demo-assets.ts';
import type { DemoItem, DemoKit } from './demo-site.ts';

interface StoredFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Stored files by their path below `demo/assets`. */
export type DigitalFiles = ReadonlyMap<string, StoredFile>;

async function storeFile(
  { files }: Pick<Services, 'files'>,
  websiteId: string,
  path: string,
): Promise<StoredFile> {
  const content = createReadStream(join(demoAssetFolder, path));
  const incoming = await files.receive(content, maxDigitalFileBytes);
  if (typeof incoming === 'string') throw new Error(`The demo file ${path} is ${incoming}.`);
  try {
    const { sha256, sizeBytes } = incoming;
    const contentType = await digitalFileType(incoming.path);
    if (!(await incoming.keep(websiteId))) throw new Error(`There is no space for ${path}.`);
    return { fileName: basename(path), contentType, sizeBytes, sha256 };
  } finally {
    await incoming.drop();
  }
}

/** Stores the files of digital products, before the rows that list them are written. */
export async function storeDigitalFiles(
  services: Pick<Services, 'files'>,
  websiteId: string,
  items: readonly DemoItem[],
): Promise<DigitalFiles> {
  const stored = new Map<string, StoredFile>();
  for (const path of new Set(items.flatMap(({ files = [] }) => files)))
    stored.set(path, await storeFile(services, websiteId, path));
  return stored;
}

/** Adds their stored files to digital products. */
export async function writeDigitalFiles(
  tenant: Tenant,
  kit: DemoKit,
  items: readonly DemoItem[],
  stored: DigitalFiles,
  { createId, now }: { readonly createId: () => string; readonly now: Date },
): Promise<void> {
  for (const { key, files = [] } of items)
    for (const path of files) {
      const file = stored.get(path);
      if (file === undefined) throw new Error(`The file ${path} is not stored.`);
      const itemId = kit.item(key);
      await insertDigitalFile(tenant, { fileId: createId(), itemId, ...file, createdAt: now });
    }
}
