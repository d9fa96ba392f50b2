import { toUrlPath } from '@sitewright/contracts/links';
import { sql, type RawBuilder } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** The URL path at which visitors see an item; null if it or its collection is not published. */
export async function findLiveItemPath(
  tenant: Tenant,
  itemId: string,
  /** A condition on `items`. */
  isPublished: RawBuilder<boolean>,
): Promise<string | null> {
  const { rows } = await sql<{ path: string }>`
    select url_paths.path
    from items
    join url_paths on url_paths.website_id = items.website_id and url_paths.item_id = items.item_id
      and url_paths.stage = 'live'
    where items.website_id = ${tenant.websiteId} and items.item_id = ${itemId} and ${isPublished}
    order by url_paths.path
    limit 1
  `.execute(tenant);
  return rows[0] === undefined ? null : toUrlPath(rows[0].path);
}
