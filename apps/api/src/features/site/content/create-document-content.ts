import { pageType } from '@sitewright/contracts/codes';
import { toUrlPath } from '@sitewright/contracts/links';
import { pathOfPage, type PageEntry } from '../../presentation/public.ts';
import type { Frame, PageContent } from '../view/page-frame.ts';
import { createBreadcrumbs } from './structured-data/create-breadcrumbs.ts';
import { createWebsiteData } from './structured-data/create-website-data.ts';

/** Creates the title of the head: `Title — Site`, and for the homepage the site's title. */
const createHeadTitle = (
  page: Pick<PageEntry, 'title' | 'isHomepage' | 'seo'>,
  siteTitle: string,
): string =>
  page.seo.title !== ''
    ? page.seo.title
    : page.isHomepage
      ? siteTitle
      : `${page.title} — ${siteTitle}`;

/** A cover page has the same type when it is the homepage. */
const selectPageType = ({ kind, isHomepage }: PageEntry) =>
  kind === 'cover' ? pageType.SPLASH_PAGE : isHomepage ? pageType.MAIN_CONTENT : pageType.PAGE;

/** Creates the content of a page that consists of its document alone. */
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
