import type { ConsentChoice } from './consent-record.ts';

/** What the site, or the visitor's browser, asks for before anything may be stored. */
export interface CookiePolicy {
  /** Nothing is stored before the visitor accepts: the site's setting, a cloneable site, or Global Privacy Control. */
  readonly isRestrictive: boolean;
  /** Nothing is stored at all, accepted or not (`isRestrictiveCookiePolicyAbsolute`). */
  readonly isAbsolute: boolean;
}

/** Whether cookies that track the visitor may be written, given the answer so far. */
export function isTrackingAllowed(
  policy: CookiePolicy,
  choice: ConsentChoice | undefined,
): boolean {
  if (policy.isAbsolute || choice === 'decline') return false;
  return choice === 'accept' || !policy.isRestrictive;
}
