import { workflowState } from '@sitewright/contracts/codes';
import { reservedSegments } from '@sitewright/contracts/links';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { findFreeSlug } from './find-free-slug.ts';
import { itemPath, pagePositions } from './path-claims.ts';
import type { PathHolder } from './path-holder.ts';

interface ItemSlug {
  readonly collectionId: string;
  readonly slug: string;
  /** The item that gets the slug; absent for a new item. */
  readonly itemId?: string | undefined;
}

interface HolderRow {
  readonly path: string;
  readonly stage: 'draft' | 'live' | null;
  readonly kind: PathHolder['kind'];
  readonly title: string;
}

/** Finds what already has an item's slug, at any path where its collection is listed, in the draft or live. */
export async function findItemSlugHolder(
  tenant: Tenant,
  { collectionId, slug, itemId = '' }: ItemSlug,
): Promise<PathHolder | null> {
  const path = itemPath(sql.ref('position.path'), sql`${slug}::text`);
  const { rows } = await sql<HolderRow>`
    with position as materialized (
      select position.stage, ${path} as path
      from (${pagePositions(tenant.websiteId)}) as position
      where position.collection_id = ${collectionId}
    )
    select path, stage, 'reserved' as kind, '' as title, 0 as priority
    from position
    where split_part(path, '/', 1) = any(${[...reservedSegments]}::text[])
    union all
    select coalesce((select path from position order by stage limit 1), ${slug}), null, 'item', title, 1
    from items
    where website_id = ${tenant.websiteId} and collection_id = ${collectionId} and url_id = ${slug}
      and workflow_state <> ${workflowState.DELETED} and item_id <> ${itemId}
    union all
    select existing.path, existing.stage, case when existing.item_id is null then 'page' else 'item' end,
      coalesce(items.title, case existing.stage when 'live' then entry.title end, pages.title),
      case existing.stage when 'draft' then 2 else 3 end
    from position
    join url_paths as existing
      on existing.website_id = ${tenant.websiteId} and existing.stage = position.stage and existing.path = position.path
    join pages on pages.website_id = ${tenant.websiteId} and pages.page_id = existing.page_id
    left join items on items.website_id = ${tenant.websiteId} and items.item_id = existing.item_id
    left join live_entries as entry
      on entry.website_id = ${tenant.websiteId} and entry.entry_kind = 'page' and entry.entry_id = existing.page_id
    where existing.item_id is null or existing.item_id <> ${itemId}
    order by priority
    limit 1
  `.execute(tenant);
  const [row] = rows;
  if (row === undefined) return null;
  const { kind, title } = row;
  return { path: row.path, kind, title, isLeaving: row.stage === 'live', movesItem: false };
}

/**
 * Creates a slug for a new item, with a number if it is taken in its collection. If the path of the collection is
 * itself reserved, no number helps: the slug stays unchanged and is rejected.
 */
export const findFreeItemSlug = (
  tenant: Tenant,
  { collectionId, slug: requested }: { readonly collectionId: string; readonly slug: string },
): Promise<string> =>
  findFreeSlug(requested, async (slug) => {
    const holder = await findItemSlugHolder(tenant, { collectionId, slug });
    return holder !== null && (holder.kind !== 'reserved' || holder.path === slug);
  });
