import { workflowState, type WorkflowState } from '@sitewright/contracts/codes';
import type { StoredItem } from '@sitewright/contracts/api';
import type {
  ItemDraft,
  ItemEvent,
  ItemVideo,
  RichText,
  Seo,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { claimItemPaths } from '../url-paths/public.ts';
import { lockCollection } from './collection.queries.ts';
import { findProducts } from './item-view.queries.ts';

const columns = [
  'itemId',
  'collectionId',
  'recordType',
  'title',
  'urlId',
  'excerpt',
  'body',
  'imageIds',
  'author',
  'categories',
  'tags',
  'workflowState',
  'publishAt',
  'updatedAt',
  'event',
  'video',
  'seo',
] as const;

/** All items of the website, also deleted ones. */
export const itemsOf = (tenant: Tenant) => tenant.selectFrom('items').select(columns);

export type ItemRow = Awaited<ReturnType<ReturnType<typeof itemsOf>['execute']>>[number];

/** An item with the type of its collection, even if it is deleted. With `lock`, other writers of the item wait. */
export async function findItemRow(
  tenant: Tenant,
  itemId: string,
  lock = false,
): Promise<{ readonly row: ItemRow; readonly collectionType: number } | null> {
  const query = itemsOf(tenant).where('itemId', '=', itemId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row === undefined) return null;
  const collection = await tenant
    .selectFrom('collections')
    .where('collectionId', '=', row.collectionId)
    .select('collectionType')
    .executeTakeFirstOrThrow();
  return { row, collectionType: collection.collectionType };
}

/** An item for the editor. */
export async function toStoredItem(tenant: Tenant, row: ItemRow): Promise<StoredItem> {
  const product = (await findProducts(tenant, [row.itemId])).get(row.itemId) ?? null;
  return {
    id: row.itemId,
    collectionId: row.collectionId,
    recordType: row.recordType,
    title: row.title,
    urlId: row.urlId,
    excerpt: row.excerpt,
    body: row.body as RichText | null,
    imageIds: row.imageIds as string[],
    author: row.author,
    categories: row.categories,
    tags: row.tags,
    workflowState: row.workflowState,
    publishAt: row.publishAt?.toISOString() ?? null,
    product,
    event: row.event as ItemEvent | null,
    video: row.video as ItemVideo | null,
    seo: row.seo as Seo,
  };
}

/** The number of items of a collection. Locks the collection, so that concurrent calls wait for each other. */
export async function countItemsOf(tenant: Tenant, collectionId: string): Promise<number> {
  await lockCollection(tenant, collectionId);
  const { count } = await tenant
    .selectFrom('items')
    .where('collectionId', '=', collectionId)
    .where('workflowState', '<>', workflowState.DELETED)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of categories that the website would have with the added ones (LIMIT-06). */
export async function countCategories(tenant: Tenant, added: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from (
      select unnest(categories) as name from items
      where website_id = ${tenant.websiteId} and workflow_state <> ${workflowState.DELETED}
      union
      select unnest(${[...added]}::text[])
      union
      select name from category_parents where website_id = ${tenant.websiteId}
      union
      select parent from category_parents
      where website_id = ${tenant.websiteId} and parent is not null
    ) as categories
  `.execute(tenant);
  return rows[0]?.count ?? 0;
}

/** The columns that every write of an item sets. */
const draftColumns = (draft: ItemDraft, publishAt: Date | null, now: Date) => ({
  title: draft.title,
  excerpt: draft.excerpt,
  body: draft.body === null ? null : JSON.stringify(draft.body),
  imageIds: JSON.stringify(draft.imageIds),
  author: draft.author,
  categories: [...draft.categories],
  tags: [...draft.tags],
  workflowState: draft.workflowState,
  publishAt,
  updatedAt: now,
  ...(draft.video === undefined
    ? {}
    : { video: draft.video === null ? null : JSON.stringify(draft.video) }),
  ...(draft.seo === undefined ? {} : { seo: JSON.stringify(draft.seo) }),
  ...(draft.event === undefined ? {} : { event: storedEvent(draft.event) }),
});

/** The JSON of an event. Its timestamps have one format, so that they sort as text. */
const storedEvent = (event: ItemEvent | null): string | null =>
  event === null
    ? null
    : JSON.stringify({
        ...event,
        startsAt: new Date(event.startsAt).toISOString(),
        endsAt: event.endsAt === null ? null : new Date(event.endsAt).toISOString(),
      });

export interface NewItem {
  readonly itemId: string;
  readonly collectionId: string;
  readonly recordType: number;
  readonly urlId: string;
  readonly draft: ItemDraft;
  readonly publishAt: Date | null;
  readonly now: Date;
}

/** Adds an item whose slug is free in its collection. */
export async function insertItem(tenant: Tenant, item: NewItem): Promise<void> {
  await tenant
    .insertInto('items')
    .values({
      itemId: item.itemId,
      collectionId: item.collectionId,
      recordType: item.recordType,
      urlId: item.urlId,
      createdAt: item.now,
      ...draftColumns(item.draft, item.publishAt, item.now),
    })
    .execute();
  await claimItem(tenant, item.itemId);
}

async function claimItem(tenant: Tenant, itemId: string) {
  const holder = await claimItemPaths(tenant, [itemId]);
  if (holder !== null) throw new Error(`The path of an item is taken: /${holder.path}.`);
}

export type ItemWrite = Pick<NewItem, 'itemId' | 'urlId' | 'draft' | 'publishAt' | 'now'>;

export async function updateItem(tenant: Tenant, item: ItemWrite): Promise<void> {
  await tenant
    .updateTable('items')
    .set({ urlId: item.urlId, ...draftColumns(item.draft, item.publishAt, item.now) })
    .where('itemId', '=', item.itemId)
    .execute();
  await claimItem(tenant, item.itemId);
}

export async function setItemState(
  tenant: Tenant,
  itemId: string,
  state: WorkflowState,
  now: Date,
): Promise<void> {
  await tenant
    .updateTable('items')
    .set({ workflowState: state, updatedAt: now })
    .where('itemId', '=', itemId)
    .execute();
  await claimItem(tenant, itemId);
}
