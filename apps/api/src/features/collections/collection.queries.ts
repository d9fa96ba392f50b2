import type { TenantTransaction } from '../../platform/database/index.ts';

export interface CollectionRow {
  readonly id: string;
  readonly type: number;
  readonly title: string;
  readonly settings: { readonly view?: 'list' | 'grid' | 'product'; readonly pageSize?: number };
}

export async function findCollections(
  trx: TenantTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CollectionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('collections')
    .where('website_id', '=', websiteId)
    .where('collection_id', 'in', [...ids])
    .select(['collection_id', 'collection_type', 'title', 'settings'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.collection_id,
      {
        id: row.collection_id,
        type: row.collection_type,
        title: row.title,
        settings: row.settings as CollectionRow['settings'],
      },
    ]),
  );
}

/** All categories that published items of a collection carry, in alphabetical order. */
export async function listCategories(
  trx: TenantTransaction,
  websiteId: string,
  collectionId: string,
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('items')
    .where('website_id', '=', websiteId)
    .where('collection_id', '=', collectionId)
    .where('workflow_state', '=', 1)
    .select('categories')
    .distinct()
    .execute();
  return [...new Set(rows.flatMap((row) => row.categories))].toSorted();
}

interface NewCollection {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly type: number;
  readonly title: string;
  readonly settings?: CollectionRow['settings'];
}

export async function insertCollection(
  trx: TenantTransaction,
  { websiteId, collectionId, type, title, settings = {} }: NewCollection,
): Promise<void> {
  await trx
    .insertInto('collections')
    .values({
      website_id: websiteId,
      collection_id: collectionId,
      collection_type: type,
      title,
      settings: JSON.stringify(settings),
    })
    .execute();
}
