import type { PageSummary } from '@sitewright/contracts/entities';

/** The address of a page on its site. */
export const pathOfPage = ({ urlId, isHomepage }: Pick<PageSummary, 'urlId' | 'isHomepage'>) =>
  isHomepage ? '/' : `/${urlId}`;

/** One that cannot be decoded, such as `/100%`, stands for itself. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** The page that a path shows: exactly, or as the collection that an item's path lies below. */
export function pageOfPath(pages: readonly PageSummary[], path: string): PageSummary | undefined {
  const { pathname } = new URL(path, 'http://site.invalid');
  const wanted = decoded(pathname).replace(/(?<=.)\/$/, '');
  const exact = pages.find((page) => pathOfPage(page) === wanted || `/${page.urlId}` === wanted);
  return (
    exact ??
    pages.find((page) => page.kind === 'collection' && wanted.startsWith(`/${page.urlId}/`))
  );
}
