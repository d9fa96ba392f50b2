const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const cartMs = 14 * dayMs;

/** How one cookie is set. Every cookie has the path `/` and no domain: it belongs to the host that set it. */
export interface CookieRow {
  readonly name: string;
  /** A secret is out of reach of scripts, and on https its name takes the prefix `__Host-`. */
  readonly isSecret: boolean;
  readonly sameSite: 'lax' | 'strict';
  /** Undefined: the cookie ends with the browser session. */
  readonly lifetimeMs?: number;
  /** The lifetime after a login with rememberMe. */
  readonly persistentLifetimeMs?: number;
}

/** Every cookie that the product sets (specification 9; JAR-06). */
export const cookieTable = {
  /** An owner's or collaborator's session, on the configuration's host only. */
  session: {
    name: 'sw_session',
    isSecret: true,
    sameSite: 'lax',
    persistentLifetimeMs: 30 * dayMs,
  },
  /** Signed: a browser from which an account was logged in before. It only tells whose tries of a password are counted. */
  browser: { name: 'sw_browser', isSecret: true, sameSite: 'lax', lifetimeMs: 365 * dayMs },
  /** A member's session on one site (MEMBER-09). */
  member: { name: 'sw_member', isSecret: true, sameSite: 'lax', persistentLifetimeMs: 30 * dayMs },
  cart: { name: 'sw_cart', isSecret: true, sameSite: 'lax', lifetimeMs: cartMs },
  /** A checkout under way, bound to its cart. */
  pay: { name: 'sw_pay', isSecret: true, sameSite: 'strict', lifetimeMs: hourMs },
  /** Signed: tells a site that its owner is looking. It has no other power. */
  presence: { name: 'sw_presence', isSecret: true, sameSite: 'lax', lifetimeMs: 15 * minuteMs },
  /** Signed: opens one locked page to who gave its password. */
  unlock: { name: 'sw_unlock', isSecret: true, sameSite: 'lax' },
  /**
   * Readable: says that asking for the viewer is worth a request (an owner, a member or a cart). It lives as long as
   * the longest of those, the cart: one that ended before would hide it.
   */
  marker: { name: 'sw_marker', isSecret: false, sameSite: 'lax', lifetimeMs: cartMs },
  /** Readable: each state-changing call sends it back. */
  crumb: { name: 'crumb', isSecret: false, sameSite: 'lax' },
  visitor: { name: 'ss_cvr', isSecret: false, sameSite: 'lax', lifetimeMs: 2 * 365 * dayMs },
  /** Renewed by each hit. */
  visit: { name: 'ss_cvt', isSecret: false, sameSite: 'lax', lifetimeMs: 30 * minuteMs },
  /** Lives as long as the visit. */
  campaign: { name: 'ss_cvc', isSecret: false, sameSite: 'lax', lifetimeMs: 30 * minuteMs },
  /** The account that was logged in last; cleared by logout. */
  lastId: { name: 'ss_lastid', isSecret: false, sameSite: 'lax' },
  consent: { name: 'ss_consent', isSecret: false, sameSite: 'lax', lifetimeMs: 30 * dayMs },
  analytics: { name: 'ss_analytics', isSecret: false, sameSite: 'lax', lifetimeMs: 390 * dayMs },
  /** Whether the preview frame of the configuration is expanded. */
  frameExpanded: { name: 'ss_frame_expanded', isSecret: false, sameSite: 'lax' },
} as const satisfies Record<string, CookieRow>;

/** What a cookie is for. */
export type CookiePurpose = keyof typeof cookieTable;

/** The row of a cookie, with the members that not every row has. */
export const cookieRow = (purpose: CookiePurpose): CookieRow => cookieTable[purpose];

/** The name a cookie travels under. The prefix `__Host-` needs https, so plain http goes without. */
export function cookieName(
  purpose: CookiePurpose,
  { isHttps }: { readonly isHttps: boolean },
): string {
  const { isSecret, name } = cookieRow(purpose);
  return isSecret && isHttps ? `__Host-${name}` : name;
}
