import type { Tenant } from '../../platform/database/index.ts';
import { pathOfPage, type PageEntry } from '../presentation/public.ts';
import { canMovePage, freeSlug, type PagePosition } from '../url-paths/public.ts';

/** A page whose unpublished slug a restored page took, and its new slug. */
export interface MovedPage {
  readonly title: string;
  readonly urlId: string;
}

/** The restored pages. */
export interface ComingPages {
  readonly pages: readonly PageEntry[];
  /** The restored pages, and those missing in the release: all have released their draft paths. */
  readonly pageIds: readonly string[];
  readonly now: Date;
}

/** What moved for restored pages. */
export interface GivenWay {
  readonly moved: MovedPage[];
  /** The restored pages, and the draft's previous homepage. */
  readonly pageIds: string[];
}

/**
 * Makes room for restored pages: slugs and the homepage are unique among pages that are not deleted, and drafts outside
 * the release may have them. No visitor knows an unpublished slug, so it moves: to the page's live one if it has one,
 * else to the next free one. Nothing of the draft is lost.
 */
export async function freeAddresses(
  tenant: Tenant,
  { pages: wanted, pageIds: leavingPageIds, now }: ComingPages,
): Promise<GivenWay> {
  const others = await tenant
    .selectFrom('pages')
    .leftJoin('liveEntries', (join) =>
      join
        .onRef('liveEntries.websiteId', '=', 'pages.websiteId')
        .onRef('liveEntries.entryId', '=', 'pages.pageId')
        .on('liveEntries.entryKind', '=', 'page'),
    )
    .where('pages.deletedAt', 'is', null)
    .orderBy('pages.pageId')
    .select(['pages.pageId', 'pages.title', 'pages.urlId', 'pages.isHomepage'])
    .select(['pages.collectionId', 'liveEntries.path as livePath'])
    .execute();
  const wantedUrls = new Set(wanted.map((page) => page.urlId));
  const hasHomepage = wanted.some((page) => page.isHomepage);
  const arriving: PagePosition[] = wanted.flatMap((page) => [
    { path: pathOfPage(page), collectionId: page.collectionId },
    // A homepage keeps its own slug too.
    { path: page.urlId, collectionId: null },
  ]);

  const moved: MovedPage[] = [];
  const pageIds: string[] = [];
  for (const page of others) {
    const isInTheWay = wantedUrls.has(page.urlId);
    const isHomepage = page.isHomepage && !hasHomepage;
    if (!isInTheWay && isHomepage === page.isHomepage) continue;
    const { pageId, collectionId, livePath } = page;
    const isTaken = async (path: string) =>
      !(await canMovePage(tenant, {
        pageId,
        path,
        collectionId,
        leavingPageIds,
        arriving,
      }));
    const urlId = isInTheWay ? await freeUrl(page.urlId, livePath, isTaken) : page.urlId;
    arriving.push({ path: urlId, collectionId });
    pageIds.push(pageId);
    if (isInTheWay) moved.push({ title: page.title, urlId });
    await tenant
      .updateTable('pages')
      .set((set) => ({
        urlId,
        isHomepage,
        revision: set('revision', '+', 1),
        updatedAt: now,
      }))
      .where('pageId', '=', pageId)
      .execute();
  }
  return { moved, pageIds };
}

async function freeUrl(
  urlId: string,
  livePath: string | null,
  isTaken: (path: string) => Promise<boolean>,
): Promise<string> {
  // The live homepage has no path of its own.
  const hasLivePath = livePath !== null && livePath !== '' && !(await isTaken(livePath));
  return hasLivePath ? livePath : freeSlug(urlId, isTaken);
}
