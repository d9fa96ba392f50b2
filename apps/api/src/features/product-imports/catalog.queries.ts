import { workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** The products of a collection with one of these slugs, or with a variant that has one of these SKUs. */
export interface ProductMatches {
  readonly bySlug: ReadonlyMap<string, string>;
  readonly bySku: ReadonlyMap<string, string>;
}

export async function findMatches(
  tenant: Tenant,
  collectionId: string,
  slugs: readonly string[],
  skus: readonly string[],
): Promise<ProductMatches> {
  const items = tenant
    .selectFrom('items')
    .where('items.collectionId', '=', collectionId)
    .where('items.workflowState', '<>', workflowState.DELETED);
  const slugRows = await items
    .where(sql<boolean>`items.url_id = any(${[...slugs]}::text[])`)
    .select(['items.urlId', 'items.itemId'])
    .execute();
  const skuRows = await items
    .innerJoin('variants', (join) =>
      join
        .onRef('variants.websiteId', '=', 'items.websiteId')
        .onRef('variants.itemId', '=', 'items.itemId'),
    )
    .where('variants.removedAt', 'is', null)
    .where(sql<boolean>`variants.sku = any(${[...skus]}::text[])`)
    .select(['variants.sku', 'items.itemId'])
    .execute();
  return {
    bySlug: new Map(slugRows.map(({ urlId, itemId }) => [urlId, itemId])),
    bySku: new Map(skuRows.map(({ sku, itemId }) => [sku, itemId])),
  };
}

/** The ids of images by their names in lower case, or by their ids. Of equal names, the latest file counts. */
export async function findImageIds(
  tenant: Tenant,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const lowered = [...new Set(names.map((name) => name.toLowerCase()))];
  const rows = await tenant
    .selectFrom('assets')
    .where('deletedAt', 'is', null)
    .where('kind', '=', 'image')
    .where(
      sql<boolean>`(lower(file_name) = any(${lowered}::text[]) or asset_id::text = any(${lowered}::text[]))`,
    )
    .orderBy('assetId')
    .select(['assetId', 'fileName'])
    .execute();
  return new Map([
    ...rows.map(({ assetId, fileName }) => [fileName.toLowerCase(), assetId] as const),
    ...rows.map(({ assetId }) => [assetId, assetId] as const),
  ]);
}

/** The names of images, each as an import finds it: by its id where an image has the name of another one. */
export async function findImageNames(
  tenant: Tenant,
  imageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (imageIds.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('assets')
    .where('deletedAt', 'is', null)
    .where('assetId', 'in', [...new Set(imageIds)])
    .select(['assetId', 'fileName'])
    .execute();
  const found = await findImageIds(
    tenant,
    rows.map(({ fileName }) => fileName),
  );
  return new Map(
    rows.map(({ assetId, fileName }) => [
      assetId,
      found.get(fileName.toLowerCase()) === assetId ? fileName : assetId,
    ]),
  );
}

/** Frees the SKUs that only deleted products have, so that an import can use them again. */
export async function freeSkusOfDeleted(
  tenant: Tenant,
  skus: readonly string[],
  now: Date,
): Promise<void> {
  if (skus.length === 0) return;
  await tenant
    .updateTable('variants')
    .set({ removedAt: now })
    .where(sql<boolean>`sku = any(${[...skus]}::text[])`)
    .where('removedAt', 'is', null)
    .where((where) =>
      where.exists(
        where
          .selectFrom('items')
          .whereRef('items.websiteId', '=', 'variants.websiteId')
          .whereRef('items.itemId', '=', 'variants.itemId')
          .where('items.workflowState', '=', workflowState.DELETED)
          .select('items.itemId'),
      ),
    )
    .execute();
}

/** The SKUs among these that products of other collections have, or other products of this one. */
export async function listForeignSkus(
  tenant: Tenant,
  skus: readonly string[],
  itemId: string | null,
): Promise<{ readonly sku: string; readonly title: string }[]> {
  if (skus.length === 0) return [];
  const rows = await tenant
    .selectFrom('variants')
    .innerJoin('items', (join) =>
      join
        .onRef('items.websiteId', '=', 'variants.websiteId')
        .onRef('items.itemId', '=', 'variants.itemId'),
    )
    .where(sql<boolean>`variants.sku = any(${[...skus]}::text[])`)
    .where('variants.removedAt', 'is', null)
    .where('items.workflowState', '<>', workflowState.DELETED)
    .$if(itemId !== null, (query) => query.where('variants.itemId', '<>', itemId ?? ''))
    .select(['variants.sku', 'items.title'])
    .execute();
  return rows;
}
