import { workflowState } from '@sitewright/contracts/codes';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { itemPath } from './path-claims.ts';
import { isReservedPagePath } from './path-holder.ts';

/** The new path of a page in the draft; '' is the root. */
export interface PagePosition {
  readonly path: string;
  readonly collectionId: string | null;
}

interface PageMove extends PagePosition {
  readonly pageId: string;
  /** Pages whose current draft paths, with those of their items, become free. */
  readonly leavingPageIds: readonly string[];
  /** Pages that get other paths in the same transaction. */
  readonly arriving: readonly PagePosition[];
}

/** Whether a draft path is free for a page, and the paths below it are free for the items that the page lists. */
export async function canMovePage(
  tenant: Tenant,
  { pageId, path, collectionId, leavingPageIds, arriving }: PageMove,
): Promise<boolean> {
  if (isReservedPagePath(path)) return false;
  const arrivingPaths = arriving.map((page) => page.path);
  const arrivingCollections = arriving.map((page) => page.collectionId);
  const { rows } = await sql<{ isTaken: boolean }>`
    with target as materialized (
      select ${path}::text as path
      union all
      select ${itemPath(sql`${path}::text`, sql.ref('items.urlId'))}
      from items
      where website_id = ${tenant.websiteId} and collection_id = ${collectionId}
        and workflow_state <> ${workflowState.DELETED}
    ),
    arriving as materialized (
      select path, collection_id
      from unnest(${arrivingPaths}::text[], ${arrivingCollections}::text[]) as page (path, collection_id)
    )
    select exists (
      select from target
      join url_paths as existing
        on existing.website_id = ${tenant.websiteId} and existing.stage = 'draft' and existing.path = target.path
      where existing.page_id <> ${pageId} and existing.page_id <> all(${[...leavingPageIds]}::text[])
    ) or exists (
      select from target join arriving using (path)
    ) or exists (
      select from arriving
      join items on items.website_id = ${tenant.websiteId} and items.collection_id = arriving.collection_id
        and items.workflow_state <> ${workflowState.DELETED}
      join target on target.path = ${itemPath(sql.ref('arriving.path'), sql.ref('items.urlId'))}
    ) as is_taken
  `.execute(tenant);
  return rows[0]?.isTaken === false;
}
