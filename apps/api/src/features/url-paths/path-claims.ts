import { workflowState } from '@sitewright/contracts/codes';
import { sql, type RawBuilder } from 'kysely';

/** Selects the paths of pages, with those of the items that they list, and the paths of single items. */
export interface PathScope {
  readonly pageIds: readonly string[];
  readonly itemIds: readonly string[];
}

/** Paths of pages, in the draft and live; '' is the root. */
export const pagePositions = (websiteId: string): RawBuilder<unknown> => sql`
  select 'draft' as stage, page_id, collection_id, case when is_homepage then '' else url_id end as path
  from pages
  where website_id = ${websiteId} and deleted_at is null
  union all
  select 'live', entry_id, collection_id, path
  from live_entries
  where website_id = ${websiteId} and entry_kind = 'page' and path is not null
`;

/** The path of an item below the page that lists it. */
export const itemPath = (pagePath: RawBuilder<string>, slug: RawBuilder<string>) =>
  sql<string>`concat_ws('/', nullif(${pagePath}, ''), ${slug})`;

const itemClaims = sql`
  position.stage, ${itemPath(sql.ref('position.path'), sql.ref('items.urlId'))}, position.page_id, items.item_id
  from position
  join items on items.collection_id = position.collection_id
`;

/**
 * The paths of a scope, computed from the stored pages and items: the rows that `url_paths` must contain. The
 * homepage keeps its own slug in the draft for when another page becomes the homepage.
 */
export const pathClaims = (
  websiteId: string,
  { pageIds, itemIds }: PathScope,
): RawBuilder<unknown> => sql`
  with position as (${pagePositions(websiteId)})
  select stage, path, page_id, null::text as item_id
  from position
  where page_id = any(${[...pageIds]}::text[])
  union all
  select 'draft', url_id, page_id, null
  from pages
  where website_id = ${websiteId} and is_homepage and deleted_at is null and page_id = any(${[...pageIds]}::text[])
  union all
  select ${itemClaims}
  where items.website_id = ${websiteId} and items.workflow_state <> ${workflowState.DELETED}
    and position.page_id = any(${[...pageIds]}::text[])
  union
  -- A separate query, so that the index of items is used. An item that is in both is returned once.
  select ${itemClaims}
  where items.website_id = ${websiteId} and items.workflow_state <> ${workflowState.DELETED}
    and items.item_id = any(${[...itemIds]}::text[])
`;
