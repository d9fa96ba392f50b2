import { toUrlSlug } from '@sitewright/contracts/links';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { freeSlug } from './free-slug.ts';
import { isReservedPagePath, type PathHolder } from './path-holder.ts';

/** The conflict of a page at a draft path; the page itself does not count. */
export async function findPagePathHolder(
  tenant: Tenant,
  path: string,
  pageId?: string,
): Promise<PathHolder | null> {
  const about = { path, isLeaving: false, movesItem: false };
  if (isReservedPagePath(path)) return { ...about, kind: 'reserved', title: '' };
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
    ? { ...about, kind: 'page', title: row.pageTitle }
    : { ...about, kind: 'item', title: row.itemTitle ?? '' };
}

/** A slug from a page's title, with a number if it is taken or reserved. */
export const freePageSlug = (tenant: Tenant, title: string): Promise<string> =>
  freeSlug(
    toUrlSlug(title) || 'page',
    async (slug) => (await findPagePathHolder(tenant, slug)) !== null,
  );
