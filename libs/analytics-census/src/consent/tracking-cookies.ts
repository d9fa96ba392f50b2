const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** A cookie and its lifetime in milliseconds. */
export interface TrackingCookie {
  readonly name: string;
  readonly lifeMs: number;
}

/** The default cookies of the census and their lifetimes. */
export const trackingCookies = {
  /** A random id of the visitor. */
  visitor: { name: 'ss_cvr', lifeMs: 2 * 365 * dayMs },
  /** A random id of the visit; each hit extends it. */
  visit: { name: 'ss_cvt', lifeMs: 30 * minuteMs },
  /** The campaign that led to the site; has the lifetime of the visit. */
  campaign: { name: 'ss_cvc', lifeMs: 30 * minuteMs },
} as const satisfies Readonly<Record<string, TrackingCookie>>;

/** The cookies of the census by purpose, possibly renamed. */
export type TrackingCookies = Readonly<Record<keyof typeof trackingCookies, TrackingCookie>>;

/** The cookie with the visitor's id for the events service. */
export const analyticsCookie = { name: 'ss_analytics', lifeMs: 390 * dayMs } as const;
