import { pageType } from '@sitewright/contracts/codes';
import { readCollectionPage, readItemPage } from './collection-page.ts';
import { findPage, type PageEntry } from '../presentation/public.ts';
import type { Frame, FrameScope, PageContent } from './page-frame.ts';

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

/**
 * Finds what a path shows: a page by its own path, an item below its collection's, or a page by its id
 * (`/pages/{24 hex}`, ROUTE-28).
 */
export async function readPath(
  scope: FrameScope,
  frame: Frame,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<PathAnswer> {
  const { trx, site, source } = scope;
  const trimmed = trimSlashes(path);
  const byId = /^pages\/(?<pageId>[0-9a-f]{24})$/.exec(trimmed)?.groups?.['pageId'];
  const page =
    frame.held?.page(trimmed) ??
    (await findPage(
      trx,
      site.websiteId,
      source,
      byId === undefined ? { path: trimmed } : { pageId: byId },
    ));
  if (page !== null) frame.held?.keepPage(trimmed, page);
  if (page !== null)
    return { kind: 'found', page, content: await contentOf(scope, frame, page, path, query) };

  const cut = trimmed.lastIndexOf('/');
  const collectionPath = cut === -1 ? '' : trimmed.slice(0, cut);
  const itemUrl = cut === -1 ? trimmed : trimmed.slice(cut + 1);
  const parent =
    itemUrl === '' ? null : await findPage(trx, site.websiteId, source, { path: collectionPath });
  if (parent === null || parent.collectionId === null) return { kind: 'notFound' };
  const content = await readItemPage(scope, frame, parent, itemUrl, path);
  return content === null ? { kind: 'notFound' } : { kind: 'found', page: parent, content };
}

async function contentOf(
  scope: FrameScope,
  frame: Frame,
  page: PageEntry,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<PageContent> {
  const content = documentContent(frame, page, path);
  return page.collectionId === null
    ? content
    : { ...content, ...(await readCollectionPage(scope, page, page.collectionId, query)) };
}

/** The content of a page that is its document and nothing else. */
export function documentContent(
  frame: Pick<Frame, 'website'>,
  page: PageEntry,
  path: string,
): PageContent {
  return {
    path,
    title: headTitle(page, frame.website.title),
    imageId: page.seo.imageId,
    noIndex: page.seo.noIndex,
    ...(page.seo.description === '' ? {} : { description: page.seo.description }),
    main: { kind: 'page', document: page.document },
    facts: { pageType: page.isHomepage ? pageType.MAIN_CONTENT : pageType.PAGE },
  };
}
