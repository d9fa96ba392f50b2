import type { Collection } from '@sitewright/contracts/api';
import { workflowState, type CollectionViewName } from '@sitewright/contracts/codes';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { isPublished } from './is-published.ts';

export interface CollectionRow {
  readonly id: string;
  readonly type: number;
  readonly title: string;
  readonly settings: { readonly view?: CollectionViewName; readonly pageSize?: number };
}

export async function findCollections(
  tenant: Tenant,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CollectionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await tenant
    .selectFrom('collections')
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

/** All categories of a collection's visible items, in alphabetical order. */
export async function listCategories(
  tenant: Tenant,
  collectionId: string,
  now: Date,
): Promise<readonly string[]> {
  const rows = await tenant
    .selectFrom('items')
    .where('collection_id', '=', collectionId)
    .where(isPublished(now))
    .select('categories')
    .distinct()
    .execute();
  return [...new Set(rows.flatMap((row) => row.categories))].toSorted();
}

interface NewCollection {
  readonly collectionId: string;
  readonly type: number;
  readonly title: string;
  readonly settings?: CollectionRow['settings'];
}

export async function insertCollection(
  tenant: Tenant,
  { collectionId, type, title, settings = {} }: NewCollection,
): Promise<void> {
  await tenant
    .insertInto('collections')
    .values({
      collection_id: collectionId,
      collection_type: type,
      title,
      settings: JSON.stringify(settings),
    })
    .execute();
}

/** Collections that a page shows, oldest first, after an id; a collection has the title of its page. */
export async function listCollectionsOfPages(
  tenant: Tenant,
  after: string | undefined,
  limit: number,
): Promise<Collection[]> {
  const rows = await tenant
    .selectFrom('collections')
    .innerJoin('pages', (join) =>
      join
        .onRef('pages.website_id', '=', 'collections.website_id')
        .onRef('pages.collection_id', '=', 'collections.collection_id'),
    )
    .where('pages.deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('collections.collection_id', '>', after ?? ''))
    .orderBy('collections.collection_id')
    .limit(limit)
    .select(['collections.collection_id', 'collections.collection_type'])
    .select(['pages.page_id', 'pages.title', 'pages.url_id'])
    .select((select) =>
      select
        .selectFrom('items')
        .whereRef('items.website_id', '=', 'collections.website_id')
        .whereRef('items.collection_id', '=', 'collections.collection_id')
        .where('items.workflow_state', '<>', workflowState.DELETED)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('item_count'),
    )
    .execute();
  return rows.map((row) => ({
    id: row.collection_id,
    type: row.collection_type,
    title: row.title,
    urlId: row.url_id,
    pageId: row.page_id,
    itemCount: row.item_count ?? 0,
  }));
}

export const countCollections = (tenant: Tenant): Promise<number> =>
  countRows(
    tenant
      .selectFrom('collections')
      .innerJoin('pages', (join) =>
        join
          .onRef('pages.website_id', '=', 'collections.website_id')
          .onRef('pages.collection_id', '=', 'collections.collection_id'),
      )
      .where('pages.deleted_at', 'is', null),
  );
