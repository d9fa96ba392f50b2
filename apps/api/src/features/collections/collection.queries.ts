import type { Collection } from '@sitewright/contracts/api';
import { workflowState, type CollectionViewName } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
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
    .where('collectionId', 'in', [...ids])
    .select(['collectionId', 'collectionType', 'title', 'settings'])
    .execute();
  return new Map(
    rows.map((row) => [
      row.collectionId,
      {
        id: row.collectionId,
        type: row.collectionType,
        title: row.title,
        settings: row.settings as CollectionRow['settings'],
      },
    ]),
  );
}

/** Locks a collection: other calls that add items to it wait. */
export async function lockCollection(tenant: Tenant, collectionId: string): Promise<void> {
  await tenant
    .selectFrom('collections')
    .where('collectionId', '=', collectionId)
    .select('collectionId')
    .forUpdate()
    .executeTakeFirst();
}

/** All categories that a collection's visible items have. */
export async function listUsedCategories(
  tenant: Tenant,
  collectionId: string,
  now: Date,
): Promise<readonly string[]> {
  const rows = await tenant
    .selectFrom('items')
    .where('collectionId', '=', collectionId)
    .where(isPublished(now))
    .select('categories')
    .distinct()
    .execute();
  return [...new Set(rows.flatMap((row) => row.categories))];
}

interface NewCollection {
  readonly collectionId: string;
  readonly type: number;
  readonly title: string;
  readonly settings?: CollectionRow['settings'];
}

/** Chooses the view of a collection. */
export async function setCollectionView(
  tenant: Tenant,
  collectionId: string,
  view: CollectionViewName,
): Promise<void> {
  await tenant
    .updateTable('collections')
    .set({ settings: sql<string>`settings || ${JSON.stringify({ view })}::jsonb` })
    .where('collectionId', '=', collectionId)
    .execute();
}

export async function insertCollection(
  tenant: Tenant,
  { collectionId, type, title, settings = {} }: NewCollection,
): Promise<void> {
  await tenant
    .insertInto('collections')
    .values({
      collectionId,
      collectionType: type,
      title,
      settings: JSON.stringify(settings),
    })
    .execute();
}

/** Collections that belong to a page, with the title of the page: oldest first, starting after the id `after`. */
export async function listCollectionsOfPages(
  tenant: Tenant,
  after: string | undefined,
  limit: number,
): Promise<Collection[]> {
  const rows = await tenant
    .selectFrom('collections')
    .innerJoin('pages', (join) =>
      join
        .onRef('pages.websiteId', '=', 'collections.websiteId')
        .onRef('pages.collectionId', '=', 'collections.collectionId'),
    )
    .where('pages.deletedAt', 'is', null)
    .$if(after !== undefined, (query) => query.where('collections.collectionId', '>', after ?? ''))
    .orderBy('collections.collectionId')
    .limit(limit)
    .select(['collections.collectionId', 'collections.collectionType'])
    .select(['pages.pageId', 'pages.title', 'pages.urlId'])
    .select((select) =>
      select
        .selectFrom('items')
        .whereRef('items.websiteId', '=', 'collections.websiteId')
        .whereRef('items.collectionId', '=', 'collections.collectionId')
        .where('items.workflowState', '<>', workflowState.DELETED)
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('itemCount'),
    )
    .execute();
  return rows.map((row) => ({
    id: row.collectionId,
    type: row.collectionType,
    title: row.title,
    urlId: row.urlId,
    pageId: row.pageId,
    itemCount: row.itemCount ?? 0,
  }));
}

export const countCollections = (tenant: Tenant): Promise<number> =>
  countRows(
    tenant
      .selectFrom('collections')
      .innerJoin('pages', (join) =>
        join
          .onRef('pages.websiteId', '=', 'collections.websiteId')
          .onRef('pages.collectionId', '=', 'collections.collectionId'),
      )
      .where('pages.deletedAt', 'is', null),
  );
