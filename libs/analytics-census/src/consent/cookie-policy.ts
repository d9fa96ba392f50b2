/** What must be respected before anything is stored on the visitor's device. */
export interface CookiePolicy {
  /** Nothing is stored before the visitor accepts. */
  readonly isRestrictive: boolean;
  /** Nothing is stored at all, accepted or not. */
  readonly isAbsolute: boolean;
}

/** What the visitor has answered to the cookie banner. */
export type ConsentChoice = 'accept' | 'decline';

/** What a policy follows from. */
export interface PolicySource {
  /** A site that others may copy, with visitors whom nobody has asked. */
  readonly isCloneable: boolean;
  readonly isRestrictiveCookiePolicyEnabled: boolean;
  readonly isRestrictiveCookiePolicyAbsolute: boolean;
  /** The browser's Global Privacy Control signal. */
  readonly hasPrivacyControl: boolean;
}

/** The policy of a page: cloneable sites and Global Privacy Control are restrictive whatever the settings say. */
export function toCookiePolicy(source: PolicySource): CookiePolicy {
  return {
    isRestrictive:
      source.isCloneable || source.hasPrivacyControl || source.isRestrictiveCookiePolicyEnabled,
    isAbsolute: source.isRestrictiveCookiePolicyAbsolute,
  };
}

/** Whether tracking cookies may be written, given what the visitor has answered so far. */
export function mayStore(policy: CookiePolicy, choice: ConsentChoice | undefined): boolean {
  const isAllowed = choice ? choice === 'accept' : !policy.isRestrictive;
  return isAllowed && !policy.isAbsolute;
}
