/** Page types that are not tracked, by number. */
const untrackedPageTypes: readonly number[] = [
  100, // NOT_FOUND
  103, // LOCK_SCREEN
  106, // MEMBER_AREA_ACCESS_DENIED
];

/** A page and its viewer. */
export interface Visit {
  /** The logged-in account, if any; a `viewerOnly` account counts as a visitor. */
  readonly account: 'none' | 'viewerOnly' | 'collaborator';
  readonly pagePath: string;
  /** The page's type number. */
  readonly pageType: number;
  /** Whether the page has disabled tracking. */
  readonly isTrackingDisabled: boolean;
}

/** Whether a visit is tracked. */
export function isVisitTracked(visit: Visit): boolean {
  const isConfig = /^\/config(\/|$)/.test(visit.pagePath);
  return (
    !visit.isTrackingDisabled &&
    visit.account !== 'collaborator' &&
    !untrackedPageTypes.includes(visit.pageType) &&
    (!isConfig || visit.account === 'viewerOnly')
  );
}

/** The search page's number; its path is checked as well. */
const searchPageType = 102;

/** Whether a tracked visit counts as a page view: not on the search page. */
export function isPageViewTracked(visit: Visit): boolean {
  const isSearch = visit.pageType === searchPageType || visit.pagePath === '/search';
  return isVisitTracked(visit) && !isSearch;
}
