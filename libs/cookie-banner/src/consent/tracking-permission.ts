import type { ConsentChoice } from './consent-record.ts';

/** What the site, or the visitor's browser, asks for before anything may be stored. */
export interface CookiePolicy {
  /** Nothing is stored before the visitor accepts: the law of the place asks for it, or the visitor's browser by Global Privacy Control. */
  readonly isRestrictive: boolean;
  /** Nothing is stored at all, accepted or not. */
  readonly isAbsolute: boolean;
}

/** Whether cookies that track the visitor may be written, given the answer so far. */
export function isTrackingAllowed(
  policy: CookiePolicy,
  choice: ConsentChoice | undefined,
): boolean {
  const isAllowed = choice ? choice === 'accept' : !policy.isRestrictive;
  return isAllowed && !policy.isAbsolute;
}
