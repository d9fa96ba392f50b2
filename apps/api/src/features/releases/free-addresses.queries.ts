import type { TenantTransaction } from '../../platform/database/index.ts';
import type { PageEntry } from '../presentation/public.ts';
import { findPagePathHolder, freeSlug } from '../url-paths/public.ts';

/** A page whose unpublished address a restored page took, and where it is now. */
export interface MovedPage {
  readonly title: string;
  readonly urlId: string;
}

/** What gave way to pages that come back. */
export interface GivenWay {
  readonly moved: MovedPage[];
  /** Of those pages, and of one that was the draft's homepage. */
  readonly pageIds: string[];
}

/**
 * Makes room for pages that come back: addresses and the homepage are unique among pages that are not deleted, and
 * drafts outside of the release may have them. No visitor knows an unpublished address, so it gives way: to the
 * page's live one where it has one, else to the next that is free. Nothing of the draft is lost.
 */
export async function freeAddresses(
  trx: TenantTransaction,
  websiteId: string,
  wanted: readonly PageEntry[],
  now: Date,
): Promise<GivenWay> {
  const others = await trx
    .selectFrom('pages')
    .leftJoin('live_entries', (join) =>
      join
        .onRef('live_entries.website_id', '=', 'pages.website_id')
        .onRef('live_entries.entry_id', '=', 'pages.page_id')
        .on('live_entries.entry_kind', '=', 'page'),
    )
    .where('pages.website_id', '=', websiteId)
    .where('pages.deleted_at', 'is', null)
    .orderBy('pages.page_id')
    .select(['pages.page_id', 'pages.title', 'pages.url_id', 'pages.is_homepage'])
    .select('live_entries.path as live_path')
    .execute();
  const wantedUrls = new Set(wanted.map((page) => page.urlId));
  const taken = new Set([...wantedUrls, ...others.map((page) => page.url_id)]);
  const hasHomepage = wanted.some((page) => page.isHomepage);

  const moved: MovedPage[] = [];
  const pageIds: string[] = [];
  for (const page of others) {
    const isInTheWay = wantedUrls.has(page.url_id);
    const urlId = isInTheWay ? await freeUrl(trx, websiteId, page, taken) : page.url_id;
    const isHomepage = page.is_homepage && !hasHomepage;
    if (!isInTheWay && isHomepage === page.is_homepage) continue;
    taken.add(urlId);
    pageIds.push(page.page_id);
    if (isInTheWay) moved.push({ title: page.title, urlId });
    await trx
      .updateTable('pages')
      .set((set) => ({
        url_id: urlId,
        is_homepage: isHomepage,
        revision: set('revision', '+', 1),
        updated_at: now,
      }))
      .where('website_id', '=', websiteId)
      .where('page_id', '=', page.page_id)
      .execute();
  }
  return { moved, pageIds };
}

/** The page's live path where that is free, else its own slug with the first number that no page or item has. */
async function freeUrl(
  trx: TenantTransaction,
  websiteId: string,
  page: { readonly page_id: string; readonly url_id: string; readonly live_path: string | null },
  taken: ReadonlySet<string>,
): Promise<string> {
  const isTaken = async (slug: string) => {
    if (taken.has(slug)) return true;
    const holder = await findPagePathHolder(trx, websiteId, slug, page.page_id);
    // Pages are all known here; their rows of paths are written when each has its place.
    return holder !== null && holder.kind !== 'page';
  };
  // The homepage is live at no path of its own.
  const { live_path: livePath, url_id: urlId } = page;
  return livePath !== null && livePath !== '' && !(await isTaken(livePath))
    ? livePath
    : freeSlug(urlId, isTaken);
}
