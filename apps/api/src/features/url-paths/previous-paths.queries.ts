import { sql, type RawBuilder } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import type { PathScope } from './path-claims.ts';

/** The maximum number of previous paths of a website. The oldest are deleted first. */
export const previousPathLimits = { pages: 2_000, items: 20_000 } as const;

/** Pages and items that are about to move. */
export interface MovedPaths extends PathScope {
  /** A condition on rows of `items`: visible to visitors. */
  readonly isPublished: RawBuilder<boolean>;
  readonly now: Date;
}

/**
 * Records the current live paths of pages, with the items that they list, and of single items, so that they redirect
 * from now on. The root is never recorded, because there is always a homepage. Call it before the live rows change.
 */
export async function recordPreviousPaths(
  tenant: Tenant,
  { pageIds, itemIds, isPublished, now }: MovedPaths,
): Promise<void> {
  if (pageIds.length + itemIds.length === 0) return;
  await sql`
    insert into url_paths (website_id, stage, path, page_id, item_id, left_at)
    select live.website_id, 'previous', live.path, live.page_id, live.item_id, ${now}
    from url_paths as live
    left join items on items.website_id = ${tenant.websiteId} and items.item_id = live.item_id
    where live.website_id = ${tenant.websiteId} and live.stage = 'live' and live.path <> ''
      and (live.page_id = any(${[...pageIds]}::text[]) or live.item_id = any(${[...itemIds]}::text[]))
      and (live.item_id is null or ${isPublished})
    on conflict (website_id, stage, path) do update
      set page_id = excluded.page_id, item_id = excluded.item_id, left_at = excluded.left_at
  `.execute(tenant);
  await deleteOldest(tenant, sql`item_id is null`, previousPathLimits.pages);
  await deleteOldest(tenant, sql`item_id is not null`, previousPathLimits.items);
}

const deleteOldest = (tenant: Tenant, condition: RawBuilder<unknown>, limit: number) =>
  sql`
    delete from url_paths
    where website_id = ${tenant.websiteId} and ${condition} and left_at < (
      select left_at
      from url_paths
      where website_id = ${tenant.websiteId} and ${condition} and left_at is not null
      order by left_at desc
      offset ${limit - 1} limit 1
    )
  `.execute(tenant);

/**
 * Finds the current path of the page or item that was previously at a path; null if there was none, or it is deleted.
 * Called only for a path without a page. The new slug of an item on a restricted page stays private.
 */
export async function findMovedPath(
  tenant: Tenant,
  path: string,
  isPublished: RawBuilder<boolean>,
): Promise<string | null> {
  const { rows } = await sql<{ path: string }>`
    select live.path
    from url_paths as previous
    join url_paths as live
      on live.website_id = ${tenant.websiteId} and live.stage = 'live'
        and live.item_id is not distinct from previous.item_id
        and (previous.item_id is not null or live.page_id = previous.page_id)
    join live_entries as entry
      on entry.website_id = ${tenant.websiteId} and entry.entry_kind = 'page' and entry.entry_id = live.page_id
    left join items on items.website_id = ${tenant.websiteId} and items.item_id = live.item_id
    where previous.website_id = ${tenant.websiteId} and previous.stage = 'previous' and previous.path = ${path}
      and (
        live.item_id is null
        or ${isPublished} and (
          entry.access = 'open' or right('/' || previous.path, length(items.url_id) + 1) = '/' || items.url_id
        )
      )
    limit 1
  `.execute(tenant);
  const [found] = rows;
  return found === undefined || found.path === path ? null : found.path;
}
