import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '../../platform/database/index.ts';

/** How many former addresses a website keeps; the oldest are forgotten first. */
export const formerAddressLimits = { pagePaths: 2_000, itemUrls: 10_000 } as const;

/** A page as a release changes it. */
interface PublishedPage {
  readonly pageId: string;
  /** Without slashes at its ends. */
  readonly path: string;
}

/**
 * Notes where pages are live that are about to be live elsewhere. The homepage's own path is never left: there is
 * always one. Called before the live index is replaced.
 */
export async function leavePagePaths(
  trx: TenantTransaction,
  websiteId: string,
  pages: readonly PublishedPage[],
  now: Date,
): Promise<void> {
  if (pages.length === 0) return;
  const paths = new Map(pages.map(({ pageId, path }) => [pageId, path]));
  const live = await trx
    .selectFrom('live_entries')
    .where('website_id', '=', websiteId)
    .where('entry_kind', '=', 'page')
    .where('entry_id', 'in', [...paths.keys()])
    .select(['entry_id', 'path'])
    .execute();
  const left = live.flatMap(({ entry_id: pageId, path }) =>
    path === null || path === '' || path === paths.get(pageId) ? [] : [{ pageId, path }],
  );
  if (left.length === 0) return;
  await trx
    .insertInto('former_page_paths')
    .values(
      left.map(({ pageId, path }) => ({
        website_id: websiteId,
        path,
        page_id: pageId,
        left_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'path'])
        .doUpdateSet({ page_id: (set) => set.ref('excluded.page_id'), left_at: now }),
    )
    .execute();
  await sql`
    delete from former_page_paths
    where website_id = ${websiteId} and left_at < (
      select left_at from former_page_paths
      where website_id = ${websiteId}
      order by left_at desc
      offset ${formerAddressLimits.pagePaths - 1} limit 1
    )
  `.execute(trx);
}

/** An item that visitors knew under an address which it no longer has. */
interface RenamedItem {
  readonly websiteId: string;
  readonly collectionId: string;
  readonly itemId: string;
  /** The address that it left. */
  readonly urlId: string;
  readonly now: Date;
}

export async function leaveItemUrl(
  trx: TenantTransaction,
  { websiteId, collectionId, itemId, urlId, now }: RenamedItem,
): Promise<void> {
  await trx
    .insertInto('former_item_urls')
    .values({
      website_id: websiteId,
      collection_id: collectionId,
      url_id: urlId,
      item_id: itemId,
      left_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'collection_id', 'url_id'])
        .doUpdateSet({ item_id: itemId, left_at: now }),
    )
    .execute();
  await sql`
    delete from former_item_urls
    where website_id = ${websiteId} and left_at < (
      select left_at from former_item_urls
      where website_id = ${websiteId}
      order by left_at desc
      offset ${formerAddressLimits.itemUrls - 1} limit 1
    )
  `.execute(trx);
}

interface AskedAddress {
  /** The whole path without slashes at its ends. */
  readonly path: string;
  /** Where the collection of an item at this path would be, and the item's own part. */
  readonly pagePath: string;
  readonly itemUrl: string;
  /** Of rows of `items`: whether visitors may see one. */
  readonly isPublished: RawBuilder<boolean>;
}

/**
 * Where that is now what was found at an address before; null when nothing was, or it is gone. Asked only where
 * nothing is found today. An item of a collection that is not open keeps its new name to itself.
 */
export async function findMoved(
  trx: TenantTransaction,
  websiteId: string,
  { path, pagePath, itemUrl, isPublished }: AskedAddress,
): Promise<string | null> {
  const { rows } = await sql<{ path: string | null; url_id: string | null }>`
    with parents as (
      select collection_id, path, access, 1 as place
      from live_entries
      where website_id = ${websiteId} and entry_kind = 'page' and path = ${pagePath}
      union all
      select live.collection_id, live.path, live.access, 2
      from former_page_paths as former
      join live_entries as live
        on live.website_id = ${websiteId} and live.entry_kind = 'page' and live.entry_id = former.page_id
      where former.website_id = ${websiteId} and former.path = ${pagePath}
    )
    select live.path, null as url_id, 0 as place
    from former_page_paths as former
    join live_entries as live
      on live.website_id = ${websiteId} and live.entry_kind = 'page' and live.entry_id = former.page_id
    where former.website_id = ${websiteId} and former.path = ${path}
    union all
    select parents.path, items.url_id, parents.place
    from parents
    join items on items.website_id = ${websiteId} and items.collection_id = parents.collection_id
    where items.url_id = ${itemUrl} and ${isPublished}
    union all
    select parents.path, items.url_id, parents.place + 2
    from parents
    join former_item_urls as former
      on former.website_id = ${websiteId} and former.collection_id = parents.collection_id
    join items on items.website_id = ${websiteId} and items.item_id = former.item_id
      and items.collection_id = parents.collection_id
    where former.url_id = ${itemUrl} and parents.access = 'open' and ${isPublished}
    order by place
    limit 1
  `.execute(trx);
  const [found] = rows;
  if (found === undefined) return null;
  const target = [found.path ?? '', found.url_id ?? ''].filter((part) => part !== '').join('/');
  return target === path ? null : `/${target}`;
}
