import { consentCookieName, consentLifeMs, formatConsentRecord } from './consent-record.ts';
import { parseConsentRecord, type ConsentChoice } from './consent-record.ts';

/** The device's cookies, as far as the answer needs them. */
export interface ConsentCookies {
  readonly read: (name: string) => string | undefined;
  /** Writes a cookie for the whole site that lives for a number of milliseconds. */
  readonly write: (name: string, value: string, lifeMs: number) => void;
}

/** How an answer is kept. */
export interface ConsentStoreOptions {
  /** The cookie that keeps it. Default: 'ss_consent'. */
  readonly cookieName?: string;
  /** How long it holds, in milliseconds; it is asked for again after that. More than 0. Default: 30 days. */
  readonly lifeMs?: number;
}

/** Where a visitor's answer is kept. */
export interface ConsentStore {
  /** The answer that still holds, if there is one. */
  readonly read: () => ConsentChoice | undefined;
  readonly write: (choice: ConsentChoice) => void;
}

/**
 * Makes the store of the visitor's answer from the device's cookies and a clock.
 *
 * @throws RangeError for a `lifeMs` that is not a finite number greater than 0.
 */
export function createConsentStore(
  cookies: ConsentCookies,
  now: () => number,
  { cookieName = consentCookieName, lifeMs = consentLifeMs }: ConsentStoreOptions = {},
): ConsentStore {
  if (!Number.isFinite(lifeMs) || lifeMs <= 0) throw new RangeError(`lifeMs: ${lifeMs}`);
  return {
    read: () => parseConsentRecord(cookies.read(cookieName), now(), lifeMs)?.choice,
    write(choice) {
      cookies.write(cookieName, formatConsentRecord({ choice, answeredAt: now() }), lifeMs);
    },
  };
}
