/** The kinds of pages that are not tracked, by number. */
const untrackedPageTypes: readonly number[] = [
  100, // NOT_FOUND
  103, // LOCK_SCREEN
  106, // MEMBER_AREA_ACCESS_DENIED
];

/** Who looks at which page. */
export interface Visit {
  /** The logged-in account, if there is one; a `viewerOnly` account counts as a visitor. */
  readonly account: 'none' | 'viewerOnly' | 'collaborator';
  readonly pagePath: string;
  /** What kind of page it is, by number. */
  readonly pageType: number;
  /** Whether something on the page has asked for no tracking. */
  readonly isTrackingDisabled: boolean;
}

/** Whether a visit is tracked at all. */
export function isVisitTracked(visit: Visit): boolean {
  const isConfig = /^\/config(\/|$)/.test(visit.pagePath);
  return (
    !visit.isTrackingDisabled &&
    visit.account !== 'collaborator' &&
    !untrackedPageTypes.includes(visit.pageType) &&
    (!isConfig || visit.account === 'viewerOnly')
  );
}

/** The search page's number; its path alone says so too. */
const searchPageType = 102;

/** Whether a tracked visit also counts as a page view: the search page's does not. */
export function isPageViewTracked(visit: Visit): boolean {
  const isSearch = visit.pageType === searchPageType || visit.pagePath === '/search';
  return isVisitTracked(visit) && !isSearch;
}
