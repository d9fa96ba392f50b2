import { noRedirectOfVisit } from '@sitewright/contracts/links';
import { asksToStay, noRedirectFlag } from './owner-redirect.ts';

/** The used parts of the window; `history` cleans the URL. */
type StayingWindow = Pick<Window, 'location' | 'sessionStorage' | 'history'>;

/** Whether the tab's session has the flag; false if storage is blocked, which throws. */
export function isStaying(view: Pick<Window, 'sessionStorage'>): boolean {
  try {
    return view.sessionStorage.getItem(noRedirectFlag) !== null;
  } catch {
    return false;
  }
}

/** Sets the session flag; false if storage is blocked. */
function storeFlag(view: Pick<Window, 'sessionStorage'>): boolean {
  try {
    view.sessionStorage.setItem(noRedirectFlag, 'true');
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps an owner on the site for the tab's session if this visit requests it (ROUTE-19). Then removes the query value
 * of links from the config area from the URL, because nobody typed it and nobody should copy it.
 */
export function stayOnSite(view: StayingWindow): void {
  const { location, history } = view;
  if (!asksToStay(location.search) || !storeFlag(view)) return;
  const address = new URL(location.href);
  if (address.searchParams.get(noRedirectFlag) !== noRedirectOfVisit) return;
  address.searchParams.delete(noRedirectFlag);
  history.replaceState(history.state, '', address);
}
