import type { Page } from '../page/page.ts';
import { subscribeConsent } from '../cookie-banner/subscribe-consent.ts';

/** Calls back once the cookie policy and the visitor's answer allow storing identifiers. */
export function whenAllowed(
  { window: view, census }: Pick<Page, 'window' | 'census'>,
  signal: AbortSignal,
  callback: () => void,
): void {
  if (census.mayStore()) return callback();
  const stop = subscribeConsent(view, () => {
    if (!census.mayStore()) return;
    stop();
    if (!signal.aborted) callback();
  });
  signal.addEventListener('abort', stop);
}
