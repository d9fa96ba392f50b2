import { readUrlPath, toUrlPath } from '@sitewright/contracts/links';
import type { PageSummary } from '@sitewright/contracts/entities';

/** The URL path of a page on its site. */
export const pathOfPage = ({ urlId, isHomepage }: Pick<PageSummary, 'urlId' | 'isHomepage'>) =>
  isHomepage ? '/' : toUrlPath(urlId);

/** The page that a path shows: an exact match, or the innermost collection whose item it is. */
export function pageOfPath(pages: readonly PageSummary[], path: string): PageSummary | undefined {
  const requested = readUrlPath(new URL(path, 'http://site.invalid').pathname);
  const exact = pages.find(
    ({ urlId, isHomepage }) => `/${urlId}` === requested || (isHomepage && requested === '/'),
  );
  if (exact !== undefined) return exact;
  const [innermost] = pages
    .filter(({ kind, urlId }) => kind === 'collection' && requested.startsWith(`/${urlId}/`))
    .toSorted((a, b) => b.urlId.length - a.urlId.length);
  return innermost;
}
