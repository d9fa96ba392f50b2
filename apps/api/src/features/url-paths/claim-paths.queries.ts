import { reservedSegments } from '@sitewright/contracts/links';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { pathClaims, type PathScope } from './path-claims.ts';
import type { PathHolder } from './path-holder.ts';

/**
 * Updates `url_paths` for pages, with the items that they list, from their stored rows. The caller holds `lockUrlPaths`
 * and has written the rows. If a new path is taken or reserved, writes nothing and returns the holders; the caller then
 * rolls its transaction back.
 */
export const claimPagePaths = (
  tenant: Tenant,
  pageIds: readonly string[],
): Promise<PathHolder | null> => claimPaths(tenant, { pageIds, itemIds: [] });

/** Does the same as `claimPagePaths` for single items. */
export const claimItemPaths = (
  tenant: Tenant,
  itemIds: readonly string[],
): Promise<PathHolder | null> => claimPaths(tenant, { pageIds: [], itemIds });

async function claimPaths(tenant: Tenant, scope: PathScope): Promise<PathHolder | null> {
  if (scope.pageIds.length + scope.itemIds.length === 0) return null;
  const holder = await findHolder(tenant, scope);
  if (holder !== null) return holder;
  const isSame = sql`
    held.website_id = ${tenant.websiteId} and held.stage = claim.stage and held.path = claim.path
    and held.page_id = claim.page_id and held.item_id is not distinct from claim.item_id
  `;
  // Two statements, because a path may move from one page of the scope to another.
  await sql`
    with claim as materialized (${pathClaims(tenant.websiteId, scope)})
    delete from url_paths as held
    where ${isInScope(tenant.websiteId, scope)} and held.stage <> 'previous' and not exists (
      select from claim where ${isSame}
    )
  `.execute(tenant);
  await sql`
    with claim as materialized (${pathClaims(tenant.websiteId, scope)})
    insert into url_paths (website_id, stage, path, page_id, item_id)
    select ${tenant.websiteId}, stage, path, page_id, item_id
    from claim
    where not exists (select from url_paths as held where ${isSame})
  `.execute(tenant);
  return null;
}

/** Whether a row belongs to the scope. A null `item_id` is excluded, because it would make the condition null. */
const isInScope = (websiteId: string, { pageIds, itemIds }: PathScope) => sql`
  held.website_id = ${websiteId} and (
    held.page_id = any(${[...pageIds]}::text[])
    or held.item_id is not null and held.item_id = any(${[...itemIds]}::text[])
  )
`;

interface HolderRow {
  readonly stage: 'draft' | 'live';
  readonly path: string;
  readonly movedItem: string | null;
  readonly itemId: string | null;
  readonly isReserved: boolean;
  readonly title: string | null;
}

/** Finds the first conflict of the new paths: with other pages and items, with one another, or with reserved names. */
async function findHolder(tenant: Tenant, scope: PathScope): Promise<PathHolder | null> {
  const { rows } = await sql<HolderRow>`
    with claim as materialized (${pathClaims(tenant.websiteId, scope)}),
    added as materialized (
      select claim.*
      from claim
      left join url_paths as held
        on held.website_id = ${tenant.websiteId} and held.stage = claim.stage and held.path = claim.path
          and held.page_id = claim.page_id and held.item_id is not distinct from claim.item_id
      where held.path is null
    ),
    taken as (
      select added.stage, added.path, added.item_id as moved_item, held.page_id, held.item_id, false as is_reserved
      from added
      join url_paths as held
        on held.website_id = ${tenant.websiteId} and held.stage = added.stage and held.path = added.path
      where not (${isInScope(tenant.websiteId, scope)})
      union all
      select added.stage, added.path, added.item_id, other.page_id, other.item_id, false
      from added
      join claim as other on other.stage = added.stage and other.path = added.path
      where other.page_id <> added.page_id or other.item_id is distinct from added.item_id
      union all
      select stage, path, item_id, page_id, item_id, true
      from added
      where split_part(path, '/', 1) = any(${[...reservedSegments]}::text[])
    )
    select taken.stage, taken.path, taken.moved_item, taken.item_id, taken.is_reserved,
      coalesce(items.title, case taken.stage when 'live' then entry.title end, pages.title) as title
    from taken
    left join items on items.website_id = ${tenant.websiteId} and items.item_id = taken.item_id
    left join pages on pages.website_id = ${tenant.websiteId} and pages.page_id = taken.page_id
    left join live_entries as entry
      on entry.website_id = ${tenant.websiteId} and entry.entry_kind = 'page' and entry.entry_id = taken.page_id
    order by taken.moved_item is not null, taken.stage, taken.path, taken.is_reserved desc
    limit 1
  `.execute(tenant);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    path: row.path,
    kind: row.isReserved ? 'reserved' : row.itemId === null ? 'page' : 'item',
    title: row.title ?? '',
    // Draft conflicts come first, so a live one means that the holder already left the path in the draft.
    isLeaving: row.stage === 'live' && !row.isReserved,
    movesItem: row.movedItem !== null && !scope.itemIds.includes(row.movedItem),
  };
}
