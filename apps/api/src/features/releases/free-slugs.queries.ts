import type { Tenant } from '../../platform/database/index.ts';
import { pathOfPage, type PageEntry } from '../presentation/public.ts';
import { canMovePage, findFreeSlug, type PagePosition } from '../url-paths/public.ts';

/** A page that lost its unpublished slug to a restored page, with its new slug. */
export interface MovedPage {
  readonly title: string;
  readonly urlId: string;
}

/** The pages that a restore brings back. */
export interface RestoredPages {
  readonly pages: readonly PageEntry[];
  /** The restored pages, and those missing in the release: all have released their draft paths. */
  readonly pageIds: readonly string[];
  readonly now: Date;
}

/** The pages that changed to free paths for the restored pages. */
export interface FreedSlugs {
  readonly moved: MovedPage[];
  /** The pages in `moved`, and the draft's previous homepage. */
  readonly pageIds: string[];
}

/**
 * Frees the slugs and the homepage for restored pages: both are unique among pages that are not deleted, and drafts
 * outside the release may have them. No visitor knows an unpublished slug, so such a draft gets another one: its live
 * slug if it has one, else the next free one. Nothing of the draft is lost.
 */
export async function freeSlugs(
  tenant: Tenant,
  { pages: restored, pageIds: leavingPageIds, now }: RestoredPages,
): Promise<FreedSlugs> {
  const draftPages = await tenant
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
  const restoredUrlIds = new Set(restored.map((page) => page.urlId));
  const hasHomepage = restored.some((page) => page.isHomepage);
  const arriving: PagePosition[] = restored.flatMap((page) => [
    { path: pathOfPage(page), collectionId: page.collectionId },
    // A homepage keeps its own slug too.
    { path: page.urlId, collectionId: null },
  ]);

  const moved: MovedPage[] = [];
  const pageIds: string[] = [];
  for (const page of draftPages) {
    const hasConflict = restoredUrlIds.has(page.urlId);
    const isHomepage = page.isHomepage && !hasHomepage;
    if (!hasConflict && isHomepage === page.isHomepage) continue;
    const { pageId, collectionId, livePath } = page;
    const isTaken = async (path: string) =>
      !(await canMovePage(tenant, {
        pageId,
        path,
        collectionId,
        leavingPageIds,
        arriving,
      }));
    const urlId = hasConflict ? await findFreeUrlId(page.urlId, livePath, isTaken) : page.urlId;
    arriving.push({ path: urlId, collectionId });
    pageIds.push(pageId);
    if (hasConflict) moved.push({ title: page.title, urlId });
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

async function findFreeUrlId(
  urlId: string,
  livePath: string | null,
  isTaken: (path: string) => Promise<boolean>,
): Promise<string> {
  // The live homepage has no path of its own.
  const hasLivePath = livePath !== null && livePath !== '' && !(await isTaken(livePath));
  return hasLivePath ? livePath : findFreeSlug(urlId, isTaken);
}
