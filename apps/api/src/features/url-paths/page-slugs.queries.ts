import { toUrlSlug } from '@sitewright/contracts/links';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { findFreeSlug } from './find-free-slug.ts';
import { isReservedPagePath, type PathHolder } from './path-holder.ts';

/** Finds what already has a draft path, other than the page itself. */
export async function findPagePathHolder(
  tenant: Tenant,
  path: string,
  pageId?: string,
): Promise<PathHolder | null> {
  const holder = { path, isLeaving: false, movesItem: false };
  if (isReservedPagePath(path)) return { ...holder, kind: 'reserved', title: '' };
  const row = await tenant
    .selectFrom('urlPaths')
    .innerJoin('pages', (join) =>
      join
        .onRef('pages.websiteId', '=', 'urlPaths.websiteId')
        .onRef('pages.pageId', '=', 'urlPaths.pageId'),
    )
    .leftJoin('items', (join) =>
      join
        .onRef('items.websiteId', '=', 'urlPaths.websiteId')
        .onRef('items.itemId', '=', 'urlPaths.itemId'),
    )
    .where('urlPaths.stage', '=', 'draft')
    .where('urlPaths.path', '=', path)
    .where(sql<boolean>`url_paths.page_id is distinct from ${pageId ?? null}`)
    .select(['urlPaths.itemId', 'pages.title as pageTitle', 'items.title as itemTitle'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.itemId === null
    ? { ...holder, kind: 'page', title: row.pageTitle }
    : { ...holder, kind: 'item', title: row.itemTitle ?? '' };
}

/** Creates a slug from a page's title, with a number if it is taken or reserved. */
export const findFreePageSlug = (tenant: Tenant, title: string): Promise<string> =>
  findFreeSlug(
    toUrlSlug(title) || 'page',
    async (slug) => (await findPagePathHolder(tenant, slug)) !== null,
  );
