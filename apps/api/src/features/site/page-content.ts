import { pageType } from '@sitewright/contracts/codes';
import { readCollectionPage, readItemPage } from './collection-page.ts';
import { isPublished } from '../collections/public.ts';
import { findMoved } from '../redirects/public.ts';
import { findPage, pathOfPage, type PageEntry } from '../presentation/public.ts';
import type { HeldParts } from './held-parts.ts';
import { breadcrumbs } from './structured-data/breadcrumbs.ts';
import { websiteData } from './structured-data/website-data.ts';
import { readFrame, type Frame, type FrameScope, type PageContent } from './page-frame.ts';

/** What a path leads to: a page's content, or why there is none. */
export type PathAnswer =
  | { readonly kind: 'found'; readonly page: PageEntry; readonly content: PageContent }
  | { readonly kind: 'notFound' };

export const trimSlashes = (path: string) => path.replaceAll(/^\/+|\/+$/g, '');

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
  readonly itemUrl?: string;
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
  const { page, itemUrl } = target;
  const content =
    itemUrl === undefined
      ? await contentOf(scope, frame, page, path, query)
      : await readItemPage(scope, frame, page, itemUrl, path);
  const answer: PathAnswer =
    content === null ? { kind: 'notFound' } : { kind: 'found', page, content };
  return { frame, answer };
}

/** Where the collection of an item at this path would be, and the item's own part of it. */
function cutItem(path: string): { readonly pagePath: string; readonly itemUrl: string } {
  const cut = path.lastIndexOf('/');
  return cut === -1
    ? { pagePath: '', itemUrl: path }
    : { pagePath: path.slice(0, cut), itemUrl: path.slice(cut + 1) };
}

/** Where that is now what visitors knew at a path before. */
export function findMovedPath(
  { trx, site, now }: FrameScope,
  path: string,
): Promise<string | null> {
  const trimmed = trimSlashes(path);
  const address = { path: trimmed, ...cutItem(trimmed), isPublished: isPublished(now) };
  return findMoved(trx, site.websiteId, address);
}

function heldTarget(held: HeldParts | undefined, path: string): PathTarget | undefined {
  const pagePath = trimSlashes(path);
  const page = held?.page(pagePath);
  return page === undefined ? undefined : { pagePath, page };
}

async function findTarget(
  { trx, site, source }: FrameScope,
  path: string,
): Promise<PathTarget | null> {
  const trimmed = trimSlashes(path);
  const pageId = /^pages\/(?<pageId>[0-9a-f]{24})$/.exec(trimmed)?.groups?.['pageId'];
  const find = (wanted: Parameters<typeof findPage>[3]) =>
    findPage(trx, site.websiteId, source, wanted);
  const { pagePath, itemUrl } = cutItem(trimmed);
  const [page, parent] = await Promise.all([
    find(pageId === undefined ? { path: trimmed } : { pageId }),
    itemUrl === '' ? null : find({ path: pagePath }),
  ]);
  if (page !== null) return { pagePath: trimmed, page };
  return parent === null || parent.collectionId === null
    ? null
    : { pagePath, page: parent, itemUrl };
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
  const canonical = `/${pathOfPage(page)}`;
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
