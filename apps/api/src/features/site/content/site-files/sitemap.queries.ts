import { sql } from 'kysely';
import type { Tenant } from '../../../../platform/database/index.ts';
import { isPublished } from '../../../collections/public.ts';

export interface ListedPath {
  /** Without slashes at its ends. The homepage has the path ''. */
  readonly path: string;
  readonly changedAt: Date | null;
}

/** Selects open pages that are neither hidden nor `noIndex`, with their collections. */
const openPages = (websiteId: string) => sql`
  select live.entry_id, live.path, live.collection_id
  from live_entries as live
  join contents on contents.website_id = ${websiteId} and contents.hash = live.hash
  where live.website_id = ${websiteId} and live.entry_kind = 'page'
    and live.access = 'open' and not live.is_hidden
    and contents.value->'seo'->>'noIndex' is distinct from 'true'
`;

/** A condition on `items`: search engines can show the item. */
const isListed = (now: Date) =>
  sql`(${isPublished(now)} and items.seo->>'noIndex' is distinct from 'true')`;

/** Selects when an item was last edited or published. */
const changedAt = (now: Date) => sql<Date>`
  greatest(items.updated_at, case when items.publish_at <= ${now} then items.publish_at end)
`;

/**
 * Lists the paths for search engines: open pages and their published items, with the time of their last change. They
 * are sorted by id, so that parts of the sitemap stay stable while paths are added.
 */
export async function listPaths(
  tenant: Tenant,
  now: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedPath[]> {
  const { rows } = await sql<ListedPath>`
    with open_pages as (${openPages(tenant.websiteId)}),
    shown as (
      select items.item_id, items.url_id, open_pages.path,
        ${changedAt(now)} as changed_at
      from open_pages
      join items on items.website_id = ${tenant.websiteId} and items.collection_id = open_pages.collection_id
      where ${isListed(now)}
    )
    select path, greatest(
      (
        select releases.created_at
        from release_entries as entry
        join releases on releases.website_id = ${tenant.websiteId} and releases.number = entry.number
        where entry.website_id = ${tenant.websiteId} and entry.entry_kind = 'page'
          and entry.entry_id = open_pages.entry_id
        order by entry.number desc
        limit 1
      ),
      (
        select max(${changedAt(now)})
        from items
        where items.website_id = ${tenant.websiteId} and items.collection_id = open_pages.collection_id
          and ${isPublished(now)}
      )
    ) as changed_at, 0 as kind, entry_id as id
    from open_pages
    union all
    select concat_ws('/', nullif(path, ''), url_id), changed_at, 1, item_id from shown
    order by kind, id
    limit ${limit} offset ${offset}
  `.execute(tenant);
  return rows;
}

/** Counts the paths that `listPaths` lists. */
export async function countPaths(tenant: Tenant, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with open_pages as (${openPages(tenant.websiteId)})
    select (select count(*) from open_pages) + (
      select count(*)
      from open_pages
      join items on items.website_id = ${tenant.websiteId} and items.collection_id = open_pages.collection_id
      where ${isListed(now)}
    ) as count
  `.execute(tenant);
  return rows[0]?.count ?? 0;
}
