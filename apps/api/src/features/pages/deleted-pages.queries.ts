import type { DeletedPage } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';

const deletedPages = (tenant: Tenant) =>
  tenant
    .selectFrom('pages')
    .where('deleted_at', 'is not', null)
    .select(['page_id', 'kind', 'title', 'url_id', 'deleted_at']);

/** The latest first. */
export async function listDeletedRows(
  tenant: Tenant,
  offset: number,
  limit: number,
): Promise<DeletedPage[]> {
  const rows = await deletedPages(tenant)
    .orderBy('deleted_at', 'desc')
    .orderBy('page_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.page_id,
    kind: row.kind,
    title: row.title,
    urlId: row.url_id,
    deletedAt: row.deleted_at!.toISOString(),
  }));
}

export const countDeletedPages = (tenant: Tenant): Promise<number> =>
  countRows(deletedPages(tenant));

/** The slug of a deleted page; undefined if there is no such page. */
export async function findDeletedAddress(
  tenant: Tenant,
  pageId: string,
): Promise<string | undefined> {
  const row = await deletedPages(tenant)
    .where('page_id', '=', pageId)
    .forUpdate()
    .executeTakeFirst();
  return row?.url_id;
}

/**
 * Restores a deleted page at a free slug. What visitors still see of the page counts as published; otherwise it is new
 * to them.
 */
export async function bringPageBack(
  tenant: Tenant,
  page: {
    readonly websiteId: string;
    readonly pageId: string;
    readonly urlId: string;
    readonly now: Date;
  },
): Promise<void> {
  await tenant
    .updateTable('pages')
    .set((set) => ({
      url_id: page.urlId,
      deleted_at: null,
      is_homepage: false,
      revision: set('revision', '+', 1),
      published_hash: set
        .selectFrom('live_entries')
        .where('live_entries.website_id', '=', page.websiteId)
        .where('live_entries.entry_kind', '=', 'page')
        .where('live_entries.entry_id', '=', page.pageId)
        .select('live_entries.hash'),
      updated_at: page.now,
    }))
    .where('page_id', '=', page.pageId)
    .execute();
}
