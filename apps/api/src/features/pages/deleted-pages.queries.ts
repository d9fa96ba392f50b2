import type { DeletedPage } from '@sitewright/contracts/entities';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Tenant } from '../../platform/database/index.ts';

const deletedPages = (tenant: Tenant) =>
  tenant
    .selectFrom('pages')
    .where('deletedAt', 'is not', null)
    .select(['pageId', 'kind', 'title', 'urlId', 'deletedAt']);

/** The most recently deleted first. */
export async function listDeletedRows(
  tenant: Tenant,
  offset: number,
  limit: number,
): Promise<DeletedPage[]> {
  const rows = await deletedPages(tenant)
    .orderBy('deletedAt', 'desc')
    .orderBy('pageId')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.pageId,
    kind: row.kind,
    title: row.title,
    urlId: row.urlId,
    deletedAt: row.deletedAt!.toISOString(),
  }));
}

export const countDeletedPages = (tenant: Tenant): Promise<number> =>
  countRows(deletedPages(tenant));

/** The slug of a deleted page; undefined if there is no such page. */
export async function findDeletedUrlId(
  tenant: Tenant,
  pageId: string,
): Promise<string | undefined> {
  const row = await deletedPages(tenant)
    .where('pageId', '=', pageId)
    .forUpdate()
    .executeTakeFirst();
  return row?.urlId;
}

/**
 * Restores a deleted page at a free slug. If the page is still live, its live content counts as published; otherwise it
 * is an unpublished page.
 */
export async function restoreDeletedPage(
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
      urlId: page.urlId,
      deletedAt: null,
      isHomepage: false,
      revision: set('revision', '+', 1),
      publishedHash: set
        .selectFrom('liveEntries')
        .where('liveEntries.websiteId', '=', page.websiteId)
        .where('liveEntries.entryKind', '=', 'page')
        .where('liveEntries.entryId', '=', page.pageId)
        .select('liveEntries.hash'),
      updatedAt: page.now,
    }))
    .where('pageId', '=', page.pageId)
    .execute();
}
