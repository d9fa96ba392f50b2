import { noRedirectOfVisit } from '@sitewright/contracts/links';
import { asksToStay, noRedirectFlag } from './owner-redirect.ts';

/** What is touched of the window; `history` cleans the address. */
type StayingWindow = Pick<Window, 'location' | 'sessionStorage' | 'history'>;

/**
 * Keeps an owner on the site for the tab's session when this visit asks for it (ROUTE-19). The mark of a visit from the
 * configuration area goes from the address once it is kept: nobody typed it, and nobody should copy it.
 */
export function stayOnSite({ location, sessionStorage, history }: StayingWindow): void {
  if (!asksToStay(location.search)) return;
  sessionStorage.setItem(noRedirectFlag, 'true');
  const address = new URL(location.href);
  if (address.searchParams.get(noRedirectFlag) !== noRedirectOfVisit) return;
  address.searchParams.delete(noRedirectFlag);
  history.replaceState(history.state, '', address);
}
