import type { TenantTransaction } from '../../platform/database/index.ts';
import type { PageEntry } from '../presentation/public.ts';

/** A page whose unpublished address a restored page took, and where it is now. */
export interface MovedPage {
  readonly title: string;
  readonly urlId: string;
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
): Promise<MovedPage[]> {
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
  for (const page of others) {
    const isInTheWay = wantedUrls.has(page.url_id);
    const urlId = isInTheWay ? freeUrl(page.url_id, page.live_path, taken) : page.url_id;
    const isHomepage = page.is_homepage && !hasHomepage;
    if (!isInTheWay && isHomepage === page.is_homepage) continue;
    taken.add(urlId);
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
  return moved;
}

function freeUrl(urlId: string, livePath: string | null, taken: ReadonlySet<string>): string {
  // The homepage is live at no path of its own.
  if (livePath !== null && livePath !== '' && !taken.has(livePath)) return livePath;
  // Room for the number, as in an address that is made from a title; a cut does not end at a separator.
  const stem = urlId.slice(0, 100).replace(/[-/]+$/, '');
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
