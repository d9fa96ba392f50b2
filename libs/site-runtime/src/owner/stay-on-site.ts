import { noRedirectOfVisit } from '@sitewright/contracts/links';
import { asksToStay, noRedirectFlag } from './owner-redirect.ts';

/** What is touched of the window; `history` cleans the address. */
type StayingWindow = Pick<Window, 'location' | 'sessionStorage' | 'history'>;

/** Whether the tab's session is to stay; not where the browser keeps nothing for a site, and says so by throwing. */
export function isStaying(view: Pick<Window, 'sessionStorage'>): boolean {
  try {
    return view.sessionStorage.getItem(noRedirectFlag) !== null;
  } catch {
    return false;
  }
}

/** Marks the session; false where nothing is kept. */
function keepStaying(view: Pick<Window, 'sessionStorage'>): boolean {
  try {
    view.sessionStorage.setItem(noRedirectFlag, 'true');
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps an owner on the site for the tab's session when this visit asks for it (ROUTE-19). The mark of a visit from the
 * configuration area goes from the address once it is kept: nobody typed it, and nobody should copy it.
 */
export function stayOnSite(view: StayingWindow): void {
  const { location, history } = view;
  if (!asksToStay(location.search) || !keepStaying(view)) return;
  const address = new URL(location.href);
  if (address.searchParams.get(noRedirectFlag) !== noRedirectOfVisit) return;
  address.searchParams.delete(noRedirectFlag);
  history.replaceState(history.state, '', address);
}
