import type { DigitalFile } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';

const filesOf = (tenant: Tenant, itemId: string) =>
  tenant
    .selectFrom('digitalFiles')
    .where('itemId', '=', itemId)
    .where('removedAt', 'is', null)
    .select(['fileId', 'variantId', 'fileName', 'contentType', 'sizeBytes', 'createdAt']);

type FileRow = Awaited<ReturnType<ReturnType<typeof filesOf>['executeTakeFirstOrThrow']>>;

const toDigitalFile = ({ fileId, createdAt, ...row }: FileRow): DigitalFile => ({
  id: fileId,
  ...row,
  createdAt: createdAt.toISOString(),
});

/** The files of a product, oldest first. */
export async function listProductFiles(tenant: Tenant, itemId: string): Promise<DigitalFile[]> {
  const rows = await filesOf(tenant, itemId).orderBy('createdAt').orderBy('fileId').execute();
  return rows.map(toDigitalFile);
}

export const countProductFiles = (tenant: Tenant, itemId: string): Promise<number> =>
  countRows(filesOf(tenant, itemId));

/** Locks a product, so that its files are counted and added one after the other; false if it does not exist. */
export async function lockProduct(tenant: Tenant, itemId: string): Promise<boolean> {
  const row = await tenant
    .selectFrom('products')
    .where('itemId', '=', itemId)
    .select('itemId')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewDigitalFile {
  readonly fileId: string;
  readonly itemId: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly createdAt: Date;
}

export async function insertDigitalFile(
  tenant: Tenant,
  file: NewDigitalFile,
): Promise<DigitalFile> {
  await tenant.insertInto('digitalFiles').values(file).execute();
  const row = await filesOf(tenant, file.itemId)
    .where('fileId', '=', file.fileId)
    .executeTakeFirstOrThrow();
  return toDigitalFile(row);
}

interface CopiedProduct {
  readonly from: string;
  readonly to: string;
  /** The variants of the copy by those that they were copied from. */
  readonly variantIds: ReadonlyMap<string, string>;
  readonly createId: () => string;
  readonly now: Date;
}

/** Adds the files of a product to its copy, except those of removed variants. Both share the stored bytes. */
export async function copyProductFiles(
  tenant: Tenant,
  { from, to, variantIds, createId, now }: CopiedProduct,
): Promise<void> {
  const files = await filesOf(tenant, from)
    .select('sha256')
    .orderBy('createdAt')
    .orderBy('fileId')
    .execute();
  const copies = files.flatMap(({ variantId, ...file }) => {
    const copiedId = variantId === null ? null : variantIds.get(variantId);
    return copiedId === undefined
      ? []
      : [{ ...file, fileId: createId(), itemId: to, variantId: copiedId, createdAt: now }];
  });
  if (copies.length > 0) await tenant.insertInto('digitalFiles').values(copies).execute();
}

/** Whether a variant of a product is sold. */
export async function isVariantOf(
  tenant: Tenant,
  itemId: string,
  variantId: string,
): Promise<boolean> {
  const row = await tenant
    .selectFrom('variants')
    .where('itemId', '=', itemId)
    .where('variantId', '=', variantId)
    .where('removedAt', 'is', null)
    .select('variantId')
    .executeTakeFirst();
  return row !== undefined;
}

interface FileChange {
  readonly fileName?: string;
  readonly variantId?: string | null;
  readonly removedAt?: Date;
}

/** Changes a file of a product; false if there is none. */
export async function updateDigitalFile(
  tenant: Tenant,
  { itemId, fileId }: { readonly itemId: string; readonly fileId: string },
  change: FileChange,
): Promise<boolean> {
  const row = await tenant
    .updateTable('digitalFiles')
    .set(change)
    .where('itemId', '=', itemId)
    .where('fileId', '=', fileId)
    .where('removedAt', 'is', null)
    .returning('fileId')
    .executeTakeFirst();
  return row !== undefined;
}
