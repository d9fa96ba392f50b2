import { workflowState } from '@sitewright/contracts/codes';
import { reservedSegments } from '@sitewright/contracts/links';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { freeSlug } from './free-slug.ts';
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

/** The conflict of an item's slug wherever its collection is listed, in the draft or live. */
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
    select path, stage, 'reserved' as kind, '' as title, 0 as place
    from position
    where split_part(path, '/', 1) = any(${[...reservedSegments]}::text[])
    union all
    select coalesce((select path from position order by stage limit 1), ${slug}), null, 'item', title, 1
    from items
    where website_id = ${tenant.websiteId} and collection_id = ${collectionId} and url_id = ${slug}
      and workflow_state <> ${workflowState.DELETED} and item_id <> ${itemId}
    union all
    select held.path, held.stage, case when held.item_id is null then 'page' else 'item' end,
      coalesce(items.title, case held.stage when 'live' then entry.title end, pages.title),
      case held.stage when 'draft' then 2 else 3 end
    from position
    join url_paths as held
      on held.website_id = ${tenant.websiteId} and held.stage = position.stage and held.path = position.path
    join pages on pages.website_id = ${tenant.websiteId} and pages.page_id = held.page_id
    left join items on items.website_id = ${tenant.websiteId} and items.item_id = held.item_id
    left join live_entries as entry
      on entry.website_id = ${tenant.websiteId} and entry.entry_kind = 'page' and entry.entry_id = held.page_id
    where held.item_id is null or held.item_id <> ${itemId}
    order by place
    limit 1
  `.execute(tenant);
  const [row] = rows;
  if (row === undefined) return null;
  const { kind, title } = row;
  return { path: row.path, kind, title, isLeaving: row.stage === 'live', movesItem: false };
}

/**
 * A slug for a new item, with a number if it is taken in its collection. If the collection's own path is reserved, no
 * number helps: the slug stays unchanged and is rejected.
 */
export const freeItemSlug = (
  tenant: Tenant,
  { collectionId, slug: requested }: { readonly collectionId: string; readonly slug: string },
): Promise<string> =>
  freeSlug(requested, async (slug) => {
    const holder = await findItemSlugHolder(tenant, { collectionId, slug });
    return holder !== null && (holder.kind !== 'reserved' || holder.path === slug);
  });
