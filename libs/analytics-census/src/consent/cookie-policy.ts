/** When data may be stored on the visitor's device. */
export interface CookiePolicy {
  /** Nothing is stored before the visitor accepts. */
  readonly isRestrictive: boolean;
  /** Nothing is stored at all, even after the visitor accepts. */
  readonly isAbsolute: boolean;
}

/** The visitor's answer to the cookie banner. */
export type ConsentChoice = 'accept' | 'decline';

/** The input of a policy. */
export interface PolicySource {
  /** A template site that others can copy; its visitors were not asked. */
  readonly isCloneable: boolean;
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
  /** The browser's Global Privacy Control signal. */
  readonly hasPrivacyControl: boolean;
}

/** The policy of a page: template sites and Global Privacy Control are restrictive regardless of the settings. */
export function toCookiePolicy(source: PolicySource): CookiePolicy {
  return {
    isRestrictive:
      source.isCloneable || source.hasPrivacyControl || source.isRestrictiveCookiePolicyEnabled,
    isAbsolute: source.isRestrictiveCookiePolicyAbsolute,
  };
}

/** Whether tracking cookies may be written, given the visitor's answer so far. */
export function mayStore(policy: CookiePolicy, choice: ConsentChoice | undefined): boolean {
  const isAllowed = choice ? choice === 'accept' : !policy.isRestrictive;
  return isAllowed && !policy.isAbsolute;
}
