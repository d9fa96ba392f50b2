import type { ConsentChoice } from './consent-record.ts';

/** The required consent, by law or by the visitor's browser. */
export interface CookiePolicy {
  /**
   * Nothing is stored before the visitor accepts: required by law, or by Global Privacy Control in the visitor's
   * browser.
   */
  readonly isRestrictive: boolean;
  /** Nothing is stored at all, even after the visitor accepts. */
  readonly isAbsolute: boolean;
}

/** Whether tracking cookies may be written, given the answer so far. */
export function isTrackingAllowed(
  policy: CookiePolicy,
  choice: ConsentChoice | undefined,
): boolean {
  const isAllowed = choice ? choice === 'accept' : !policy.isRestrictive;
  return isAllowed && !policy.isAbsolute;
}
