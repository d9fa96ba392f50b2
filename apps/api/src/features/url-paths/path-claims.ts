import { workflowState } from '@sitewright/contracts/codes';
import { sql, type RawBuilder } from 'kysely';

/** Whose paths are looked at: those of pages with the items that they show, and those of single items. */
export interface PathScope {
  readonly pageIds: readonly string[];
  readonly itemIds: readonly string[];
}

/** Where pages are, in the draft and live; '' is the root. */
export const pagePositions = (websiteId: string): RawBuilder<unknown> => sql`
  select 'draft' as stage, page_id, collection_id, case when is_homepage then '' else url_id end as path
  from pages
  where website_id = ${websiteId} and deleted_at is null
  union all
  select 'live', entry_id, collection_id, path
  from live_entries
  where website_id = ${websiteId} and entry_kind = 'page' and path is not null
`;

/** The path of an item below the page that shows it. */
export const itemPath = (pagePath: RawBuilder<string>, slug: RawBuilder<string>) =>
  sql<string>`concat_ws('/', nullif(${pagePath}, ''), ${slug})`;

/**
 * The paths that pages and items of a scope have by what is stored of them: the rows that `url_paths` holds of them. A
 * homepage keeps its own slug in the draft, for when it is none any more.
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
  select position.stage, ${itemPath(sql.ref('position.path'), sql.ref('items.url_id'))}, position.page_id, items.item_id
  from position
  join items on items.website_id = ${websiteId} and items.collection_id = position.collection_id
  where items.workflow_state <> ${workflowState.DELETED} and position.page_id = any(${[...pageIds]}::text[])
  union
  select position.stage, ${itemPath(sql.ref('position.path'), sql.ref('items.url_id'))}, position.page_id, items.item_id
  from items
  join position on position.collection_id = items.collection_id
  where items.website_id = ${websiteId} and items.item_id = any(${[...itemIds]}::text[])
    and items.workflow_state <> ${workflowState.DELETED}
`;
