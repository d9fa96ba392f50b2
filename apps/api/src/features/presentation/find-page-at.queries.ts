import { workflowState } from '@sitewright/contracts/codes';
import { sql, type RawBuilder } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { pathOfPage, type PageEntry } from './page-entry.ts';
import {
  entriesOfRelease,
  findPage,
  liveEntries,
  publishedEntry,
  type PresentationSource,
} from './presentation.queries.ts';

/** The result of a path lookup: a page, or an item with its page. */
export interface FoundAtPath {
  readonly page: PageEntry;
  readonly itemId: string | null;
}

interface PathLookup {
  readonly source: PresentationSource;
  /** The canonical path, without slashes at its ends; '' is the homepage. */
  readonly path: string;
  /** The SQL condition for rows of `items` that visitors can see. */
  readonly isPublished: RawBuilder<boolean>;
}

/** Finds a page or an item by its path. For visitors it is a single query. */
export function findPageAt(
  tenant: Tenant,
  { source, path, isPublished }: PathLookup,
): Promise<FoundAtPath | null> {
  switch (source.kind) {
    case 'live':
      return findLive(tenant, path, isPublished);
    case 'draft':
      return findInDraft(tenant, path, isPublished);
    case 'release':
      return findInRelease(tenant, source.number, path);
  }
}

async function findLive(
  tenant: Tenant,
  path: string,
  isPublished: RawBuilder<boolean>,
): Promise<FoundAtPath | null> {
  const row = await liveEntries(tenant)
    .innerJoin('urlPaths', (join) =>
      join
        .onRef('urlPaths.websiteId', '=', 'liveEntries.websiteId')
        .onRef('urlPaths.pageId', '=', 'liveEntries.entryId')
        .on('urlPaths.stage', '=', 'live'),
    )
    .leftJoin('items', (join) =>
      join
        .onRef('items.websiteId', '=', 'urlPaths.websiteId')
        .onRef('items.itemId', '=', 'urlPaths.itemId'),
    )
    .where('liveEntries.entryKind', '=', 'page')
    .where('urlPaths.path', '=', path)
    .where(sql<boolean>`(url_paths.item_id is null or ${isPublished})`)
    .select(['contents.value', 'urlPaths.itemId'])
    .executeTakeFirst();
  return row === undefined ? null : { page: publishedEntry(row.value), itemId: row.itemId };
}

async function findInDraft(
  tenant: Tenant,
  path: string,
  isPublished: RawBuilder<boolean>,
): Promise<FoundAtPath | null> {
  const found = await tenant
    .selectFrom('urlPaths')
    .leftJoin('items', (join) =>
      join
        .onRef('items.websiteId', '=', 'urlPaths.websiteId')
        .onRef('items.itemId', '=', 'urlPaths.itemId'),
    )
    .where('urlPaths.stage', '=', 'draft')
    .where('urlPaths.path', '=', path)
    .where(sql<boolean>`(url_paths.item_id is null or ${isPublished})`)
    .select(['urlPaths.pageId', 'urlPaths.itemId'])
    .executeTakeFirst();
  if (found === undefined) return null;
  const page = await findPage(tenant, { kind: 'draft' }, found.pageId);
  return page === null ? null : { page, itemId: found.itemId };
}

/** All splits of a path into a page path and an item slug, the longest page path first. */
function splitsOf(path: string): readonly { readonly pagePath: string; readonly slug: string }[] {
  const segments = path.split('/');
  return segments
    .map((_, index) => ({
      pagePath: segments.slice(0, index).join('/'),
      slug: segments.slice(index).join('/'),
    }))
    .toReversed();
}

/** Earlier releases have no table of paths: their pages are searched, and items are found through them. */
async function findInRelease(
  tenant: Tenant,
  number: number,
  path: string,
): Promise<FoundAtPath | null> {
  const splits = splitsOf(path);
  const slugs = [path, ...splits.map(({ pagePath }) => pagePath)];
  const rows = await entriesOfRelease(tenant, number)
    .where('entry.entryKind', '=', 'page')
    .where(
      sql<boolean>`(contents.value->>'urlId' = any(${slugs}::text[]) or (contents.value->>'isHomepage')::boolean)`,
    )
    .execute();
  const pages = rows.map(({ value }) => publishedEntry(value));
  const page = pages.find((candidate) => pathOfPage(candidate) === path);
  if (page !== undefined) return { page, itemId: null };
  for (const { pagePath, slug } of splits) {
    const parent = pages.find((candidate) => pathOfPage(candidate) === pagePath);
    if (parent === undefined || parent.collectionId === null) continue;
    const item = await tenant
      .selectFrom('items')
      .where('collectionId', '=', parent.collectionId)
      .where('urlId', '=', slug)
      .where('workflowState', '<>', workflowState.DELETED)
      .select('itemId')
      .executeTakeFirst();
    if (item !== undefined) return { page: parent, itemId: item.itemId };
  }
  return null;
}
