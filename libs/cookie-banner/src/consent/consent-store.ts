import { consentCookieName, consentLifeMs, formatConsentRecord } from './consent-record.ts';
import { parseConsentRecord, type ConsentChoice } from './consent-record.ts';

/** The cookie functions that the store uses. */
export interface ConsentCookies {
  readonly read: (name: string) => string | undefined;
  /** Writes a cookie for the whole site with a lifetime in milliseconds. */
  readonly write: (name: string, value: string, lifeMs: number) => void;
}

/** Options of the consent store. */
export interface ConsentStoreOptions {
  /** Name of the cookie. Default: 'ss_consent'. */
  readonly cookieName?: string;
  /** Validity in milliseconds; afterward the visitor is asked again. More than 0. Default: 30 days. */
  readonly lifeMs?: number;
}

/** Stores a visitor's answer. */
export interface ConsentStore {
  /** The valid answer, if there is one. */
  readonly read: () => ConsentChoice | undefined;
  readonly write: (choice: ConsentChoice) => void;
}

/**
 * Creates the store of the visitor's answer from the device's cookies and a clock.
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
