import { readPageId, toUrlPath } from '@sitewright/contracts/links';
import { isPublished } from '../../collections/public.ts';
import { findPage, findPageAt, pathOfPage, type PageEntry } from '../../presentation/public.ts';
import { findMovedPath } from '../../url-paths/public.ts';
import { createDocumentContent } from '../content/create-document-content.ts';
import type { PageQuery } from '../content/page-query.ts';
import { readCollectionPage, readItemPage } from '../content/read-collection-page.ts';
import { readFrame, type Frame, type FrameScope, type PageContent } from '../view/page-frame.ts';
import type { SiteDataCache } from '../view/site-data-cache.ts';

/** What a path resolves to: a page with its content, or nothing. */
export type ResolvedPath =
  | { readonly kind: 'found'; readonly page: PageEntry; readonly content: PageContent }
  | { readonly kind: 'notFound' };

/** Converts the path of a request to the form in which pages store theirs: without the leading slash. */
export const toPagePath = (path: string): string => path.replace(/^\//, '');

/** The page at a path, or the collection page whose item is at the path. */
export interface PathTarget {
  /** The path of the page itself, without slashes at its ends. */
  readonly pagePath: string;
  readonly page: PageEntry;
  readonly itemId?: string;
}

interface ResolvedTarget {
  readonly frame: Frame;
  readonly target: PathTarget | null;
}

/**
 * Finds a page by its own path, an item below its collection's path, or a page by its id (`/pages/{24 hex}`, ROUTE-28),
 * in the same round trip as the frame. Returns null if there is no frame.
 */
export async function resolveTarget(
  scope: FrameScope,
  path: string,
): Promise<ResolvedTarget | null> {
  const cached = findCachedTarget(scope.siteCache?.data, path);
  const [frame, found] = await Promise.all([readFrame(scope), cached ?? findTarget(scope, path)]);
  if (frame === null) return null;
  const isOutdated = cached !== undefined && frame.dataCache === undefined;
  const target = isOutdated ? await findTarget(scope, path) : found;
  if (target !== null) frame.dataCache?.setPage(target.pagePath, target.page);
  return { frame, target };
}

/** Resolves a path to its content and reads the frame around it. Returns null if there is no frame. */
export async function resolvePath(
  scope: FrameScope,
  path: string,
  query: PageQuery,
): Promise<{ readonly frame: Frame; readonly answer: ResolvedPath } | null> {
  const resolved = await resolveTarget(scope, path);
  if (resolved === null) return null;
  const { frame, target } = resolved;
  if (target === null) return { frame, answer: { kind: 'notFound' } };
  const { page, itemId } = target;
  const content =
    itemId === undefined
      ? await readPageContent(scope, frame, page, path, query)
      : await readItemPage(scope, frame, page, { itemId, path, query });
  const result: ResolvedPath =
    content === null ? { kind: 'notFound' } : { kind: 'found', page, content };
  return { frame, answer: result };
}

/** Returns the present URL path of a page or an item that was published at a path before. */
export async function findRedirect(
  { tenant, now }: Pick<FrameScope, 'tenant' | 'now'>,
  path: string,
): Promise<string | null> {
  const moved = await findMovedPath(tenant, toPagePath(path), isPublished(now));
  return moved === null ? null : toUrlPath(moved);
}

function findCachedTarget(cache: SiteDataCache | undefined, path: string): PathTarget | undefined {
  const pagePath = toPagePath(path);
  const page = cache?.getPage(pagePath);
  return page === undefined ? undefined : { pagePath, page };
}

export async function findTarget(
  { tenant, source, now }: Pick<FrameScope, 'tenant' | 'source' | 'now'>,
  path: string,
): Promise<PathTarget | null> {
  const pageId = readPageId(path);
  if (pageId !== undefined) {
    const page = await findPage(tenant, source, pageId);
    return page === null ? null : { pagePath: toPagePath(path), page };
  }
  const lookup = { source, path: toPagePath(path), isPublished: isPublished(now) };
  const found = await findPageAt(tenant, lookup);
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
  query: PageQuery,
): Promise<PageContent> {
  const content = createDocumentContent(frame, page, path);
  return page.collectionId === null
    ? content
    : readCollectionPage(scope, frame, content, page, query);
}
