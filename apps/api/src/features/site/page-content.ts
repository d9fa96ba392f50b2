import { pageType } from '@sitewright/contracts/codes';
import { readPageId, toUrlPath } from '@sitewright/contracts/links';
import { readCollectionPage, readItemPage } from './collection-page.ts';
import { isPublished } from '../collections/public.ts';
import { findPage, findPageAt, pathOfPage, type PageEntry } from '../presentation/public.ts';
import { findMovedPath } from '../url-paths/public.ts';
import type { HeldParts } from './held-parts.ts';
import { breadcrumbs } from './structured-data/breadcrumbs.ts';
import { websiteData } from './structured-data/website-data.ts';
import { readFrame, type Frame, type FrameScope, type PageContent } from './page-frame.ts';

/** What a path leads to: a page's content, or why there is none. */
export type PathAnswer =
  | { readonly kind: 'found'; readonly page: PageEntry; readonly content: PageContent }
  | { readonly kind: 'notFound' };

/** A path of a request as pages are found by it. */
export const pathInSite = (path: string): string => path.replace(/^\//, '');

/** `Title — Site`, the homepage being the site itself. */
export const headTitle = (
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

interface ReadTarget {
  readonly frame: Frame;
  readonly target: PathTarget | null;
}

/**
 * Finds what a path shows: a page by its own path, an item below its collection's, or a page by its id
 * (`/pages/{24 hex}`, ROUTE-28). It is looked for in the same round trip as the frame. Null where that is.
 */
export async function readTarget(scope: FrameScope, path: string): Promise<ReadTarget | null> {
  const early = heldTarget(scope.holding?.parts, path);
  const [frame, asked] = await Promise.all([readFrame(scope), early ?? findTarget(scope, path)]);
  if (frame === null) return null;
  const isOutdated = early !== undefined && frame.held === undefined;
  const target = isOutdated ? await findTarget(scope, path) : asked;
  if (target !== null) frame.held?.keepPage(target.pagePath, target.page);
  return { frame, target };
}

/** What a path shows, with the frame around it; null where that is. */
export async function readPath(
  scope: FrameScope,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<{ readonly frame: Frame; readonly answer: PathAnswer } | null> {
  const read = await readTarget(scope, path);
  if (read === null) return null;
  const { frame, target } = read;
  if (target === null) return { frame, answer: { kind: 'notFound' } };
  const { page, itemId } = target;
  const content =
    itemId === undefined
      ? await contentOf(scope, frame, page, path, query)
      : await readItemPage(scope, frame, page, itemId, path);
  const answer: PathAnswer =
    content === null ? { kind: 'notFound' } : { kind: 'found', page, content };
  return { frame, answer };
}

/** Where that is now what visitors knew at a path before. */
export async function findRedirect(
  { trx, site, now }: Pick<FrameScope, 'trx' | 'site' | 'now'>,
  path: string,
): Promise<string | null> {
  const moved = await findMovedPath(trx, site.websiteId, pathInSite(path), isPublished(now));
  return moved === null ? null : toUrlPath(moved);
}

function heldTarget(held: HeldParts | undefined, path: string): PathTarget | undefined {
  const pagePath = pathInSite(path);
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
    return page === null ? null : { pagePath: pathInSite(path), page };
  }
  const question = { source, path: pathInSite(path), isPublished: isPublished(now) };
  const found = await findPageAt(trx, site.websiteId, question);
  if (found === null) return null;
  const { page, itemId } = found;
  return itemId === null
    ? { pagePath: pathInSite(path), page }
    : { pagePath: pathOfPage(page), page, itemId };
}

async function contentOf(
  scope: FrameScope,
  frame: Frame,
  page: PageEntry,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<PageContent> {
  const content = documentContent(frame, page, path);
  return page.collectionId === null ? content : readCollectionPage(scope, content, page, query);
}

/** A cover is one wherever it stands, also as the homepage. */
const pageTypeOf = ({ kind, isHomepage }: PageEntry) =>
  kind === 'cover' ? pageType.SPLASH_PAGE : isHomepage ? pageType.MAIN_CONTENT : pageType.PAGE;

/** The content of a page that is its document and nothing else. */
export function documentContent(
  frame: Pick<Frame, 'website' | 'baseUrl'>,
  page: PageEntry,
  path: string,
): PageContent {
  const canonical = toUrlPath(pathOfPage(page));
  return {
    path,
    canonical,
    title: headTitle(page, frame.website.title),
    imageId: page.seo.imageId,
    noIndex: page.seo.noIndex,
    ...(page.seo.description === '' ? {} : { description: page.seo.description }),
    structuredData: page.isHomepage
      ? [websiteData(frame)]
      : [breadcrumbs(frame, [{ name: page.title, path: canonical }])],
    main: { kind: page.kind === 'cover' ? 'cover' : 'page', document: page.document },
    facts: { pageType: pageTypeOf(page) },
  };
}
