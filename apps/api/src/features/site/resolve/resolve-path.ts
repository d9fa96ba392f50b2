import { pageType } from '@sitewright/contracts/codes';
import { readPageId, toUrlPath } from '@sitewright/contracts/links';
import { readCollectionPage, readItemPage } from '../content/read-collection-page.ts';
import { isPublished } from '../../collections/public.ts';
import { findPage, findPageAt, pathOfPage, type PageEntry } from '../../presentation/public.ts';
import { findMovedPath } from '../../url-paths/public.ts';
import type { SiteDataCache } from '../view/site-data-cache.ts';
import { createBreadcrumbs } from '../content/structured-data/create-breadcrumbs.ts';
import { createWebsiteData } from '../content/structured-data/create-website-data.ts';
import { readFrame, type Frame, type FrameScope, type PageContent } from '../view/page-frame.ts';

/** What a path leads to: a page's content, or why there is none. */
export type ResolvedPath =
  | { readonly kind: 'found'; readonly page: PageEntry; readonly content: PageContent }
  | { readonly kind: 'notFound' };

/** A path of a request as pages are found by it. */
export const toPagePath = (path: string): string => path.replace(/^\//, '');

/** `Title — Site`, the homepage being the site itself. */
export const createHeadTitle = (
  page: Pick<PageEntry, 'title' | 'isHomepage' | 'seo'>,
  siteTitle: string,
): string =>
  page.seo.title !== ''
    ? page.seo.title
    : page.isHomepage
      ? siteTitle
      : `${page.title} — ${siteTitle}`;

/** The page that a path leads to, or the one whose item it leads to. */
export interface PathTarget {
  /** Where the page itself is found, without slashes at its ends. */
  readonly pagePath: string;
  readonly page: PageEntry;
  readonly itemId?: string;
}

interface ResolvedTarget {
  readonly frame: Frame;
  readonly target: PathTarget | null;
}

/**
 * Finds what a path shows: a page by its own path, an item below its collection's, or a page by its id
 * (`/pages/{24 hex}`, ROUTE-28). It is looked for in the same round trip as the frame. Null where that is.
 */
export async function resolveTarget(
  scope: FrameScope,
  path: string,
): Promise<ResolvedTarget | null> {
  const early = findCachedTarget(scope.siteCache?.parts, path);
  const [frame, asked] = await Promise.all([readFrame(scope), early ?? findTarget(scope, path)]);
  if (frame === null) return null;
  const isOutdated = early !== undefined && frame.held === undefined;
  const target = isOutdated ? await findTarget(scope, path) : asked;
  if (target !== null) frame.held?.setPage(target.pagePath, target.page);
  return { frame, target };
}

/** What a path shows, with the frame around it; null where that is. */
export async function resolvePath(
  scope: FrameScope,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<{ readonly frame: Frame; readonly answer: ResolvedPath } | null> {
  const read = await resolveTarget(scope, path);
  if (read === null) return null;
  const { frame, target } = read;
  if (target === null) return { frame, answer: { kind: 'notFound' } };
  const { page, itemId } = target;
  const content =
    itemId === undefined
      ? await readPageContent(scope, frame, page, path, query)
      : await readItemPage(scope, frame, page, itemId, path);
  const answer: ResolvedPath =
    content === null ? { kind: 'notFound' } : { kind: 'found', page, content };
  return { frame, answer };
}

/** Where that is now what visitors knew at a path before. */
export async function findRedirect(
  { trx, site, now }: Pick<FrameScope, 'trx' | 'site' | 'now'>,
  path: string,
): Promise<string | null> {
  const moved = await findMovedPath(trx, site.websiteId, toPagePath(path), isPublished(now));
  return moved === null ? null : toUrlPath(moved);
}

function findCachedTarget(held: SiteDataCache | undefined, path: string): PathTarget | undefined {
  const pagePath = toPagePath(path);
  const page = held?.page(pagePath);
  return page === undefined ? undefined : { pagePath, page };
}

export async function findTarget(
  { trx, site, source, now }: Pick<FrameScope, 'trx' | 'site' | 'source' | 'now'>,
  path: string,
): Promise<PathTarget | null> {
  const pageId = readPageId(path);
  if (pageId !== undefined) {
    const page = await findPage(trx, site.websiteId, source, pageId);
    return page === null ? null : { pagePath: toPagePath(path), page };
  }
  const question = { source, path: toPagePath(path), isPublished: isPublished(now) };
  const found = await findPageAt(trx, site.websiteId, question);
  if (found === null) return null;
  const { page, itemId } = found;
  return itemId === null
    ? { pagePath: toPagePath(path), page }
    : { pagePath: pathOfPage(page), page, itemId };
}

async function readPageContent(
  scope: FrameScope,
  frame: Frame,
  page: PageEntry,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<PageContent> {
  const content = createDocumentContent(frame, page, path);
  return page.collectionId === null ? content : readCollectionPage(scope, content, page, query);
}

/** A cover is one wherever it stands, also as the homepage. */
const selectPageType = ({ kind, isHomepage }: PageEntry) =>
  kind === 'cover' ? pageType.SPLASH_PAGE : isHomepage ? pageType.MAIN_CONTENT : pageType.PAGE;

/** The content of a page that is its document and nothing else. */
export function createDocumentContent(
  frame: Pick<Frame, 'website' | 'baseUrl'>,
  page: PageEntry,
  path: string,
): PageContent {
  const canonical = toUrlPath(pathOfPage(page));
  return {
    path,
    canonical,
    title: createHeadTitle(page, frame.website.title),
    imageId: page.seo.imageId,
    noIndex: page.seo.noIndex,
    ...(page.seo.description === '' ? {} : { description: page.seo.description }),
    structuredData: page.isHomepage
      ? [createWebsiteData(frame)]
      : [createBreadcrumbs(frame, [{ name: page.title, path: canonical }])],
    main: { kind: page.kind === 'cover' ? 'cover' : 'page', document: page.document },
    facts: { pageType: selectPageType(page) },
  };
}
