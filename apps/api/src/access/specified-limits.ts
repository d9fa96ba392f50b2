const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface SpecifiedLimit {
  readonly max: number;
  readonly windowMs: number;
  /** The response to a call beyond the limit. Default: 429. */
  readonly beyond?: 'dropped';
}

/**
 * How often one IP address may call a route. Written by hand. "Decided" marks amounts that neither the specification
 * nor the threat model defines.
 */
export const specifiedLimits = {
  /** Decided: pages and data, of which a screen of the configuration area reads a dozen. */
  read: { max: 1200, windowMs: minuteMs },
  /** Decided: pages that are rendered for one visitor. */
  personalPage: { max: 300, windowMs: minuteMs },
  search: { max: 60, windowMs: minuteMs },
  /** Decided: results while a visitor types. */
  suggest: { max: 300, windowMs: minuteMs },
  /** Decided: an editor saves about once a second. */
  write: { max: 600, windowMs: minuteMs },
  /** Decided: files, of which a page has dozens. */
  file: { max: 6000, windowMs: minuteMs },
  login: { max: 50, windowMs: 15 * minuteMs },
  /** Decided. */
  signUp: { max: 20, windowMs: hourMs },
  /** Decided: each call sends mail to a person who did not request it. */
  invite: { max: 60, windowMs: hourMs },
  formKey: { max: 60, windowMs: minuteMs },
  /** Decided, over all forms. */
  formSubmit: { max: 60, windowMs: minuteMs },
  /** Decided, over all carts. */
  checkout: { max: 60, windowMs: minuteMs },
  /** Decided: a payment provider reports the events of all websites from a few addresses. */
  webhook: { max: 6000, windowMs: minuteMs },
  upload: { max: 120, windowMs: hourMs },
  widget: { max: 120, windowMs: minuteMs },
  /** Nobody waits for a census response: excess calls are dropped without an error. */
  census: { max: 600, windowMs: minuteMs, beyond: 'dropped' },
  unlock: { max: 30, windowMs: 15 * minuteMs },
} as const satisfies Readonly<Record<string, SpecifiedLimit>>;

export type SpecifiedLimitName = keyof typeof specifiedLimits;

/** Limits that are counted by something else than the IP address alone. Each is tested in `keyed-limits.test.ts`. */
export const specifiedKeyedLimits = {
  /** FORM-75: by form and IP address. */
  formSubmission: { max: 10, windowMs: minuteMs },
  /** By website, for forms without a captcha. */
  websiteSubmission: { max: 200, windowMs: hourMs },
  /** Decided: by website and IP address, for the same forms. */
  addressSubmission: { max: 40, windowMs: hourMs },
  /** By account, with a growing delay instead of a lockout. */
  login: { max: 10, windowMs: 15 * minuteMs },
  /** By website and IP address. */
  coupon: { max: 10, windowMs: 10 * minuteMs },
  /** By cart. */
  placeOrder: { max: 10, windowMs: minuteMs },
} as const satisfies Readonly<Record<string, SpecifiedLimit>>;
