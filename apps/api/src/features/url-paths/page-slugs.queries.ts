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
    .selectFrom('url_paths')
    .innerJoin('pages', (join) =>
      join
        .onRef('pages.website_id', '=', 'url_paths.website_id')
        .onRef('pages.page_id', '=', 'url_paths.page_id'),
    )
    .leftJoin('items', (join) =>
      join
        .onRef('items.website_id', '=', 'url_paths.website_id')
        .onRef('items.item_id', '=', 'url_paths.item_id'),
    )
    .where('url_paths.stage', '=', 'draft')
    .where('url_paths.path', '=', path)
    .where(sql<boolean>`url_paths.page_id is distinct from ${pageId ?? null}`)
    .select(['url_paths.item_id', 'pages.title as page_title', 'items.title as item_title'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return row.item_id === null
    ? { ...about, kind: 'page', title: row.page_title }
    : { ...about, kind: 'item', title: row.item_title ?? '' };
}

/** A slug from a page's title, with a number if it is taken or reserved. */
export const freePageSlug = (tenant: Tenant, title: string): Promise<string> =>
  freeSlug(
    toUrlSlug(title) || 'page',
    async (slug) => (await findPagePathHolder(tenant, slug)) !== null,
  );
