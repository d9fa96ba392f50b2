import { consentCookieName, consentLifeMs, formatConsentRecord } from './consent-record.ts';
import { parseConsentRecord, type ConsentChoice } from './consent-record.ts';

/** The device's cookies, as far as the answer needs them. */
export interface ConsentCookies {
  readonly read: (name: string) => string | undefined;
  /** Writes a cookie for the whole site that lives for a number of milliseconds. */
  readonly write: (name: string, value: string, lifeMs: number) => void;
}

/** Where a visitor's answer is kept for 30 days. */
export interface ConsentStore {
  /** The answer that still holds, if there is one. */
  readonly read: () => ConsentChoice | undefined;
  readonly write: (choice: ConsentChoice) => void;
}

/** Makes the store of the visitor's answer from the device's cookies and a clock. */
export function createConsentStore(cookies: ConsentCookies, now: () => number): ConsentStore {
  return {
    read: () => parseConsentRecord(cookies.read(consentCookieName), now())?.choice,
    write(choice) {
      const value = formatConsentRecord({ choice, answeredAt: now() });
      cookies.write(consentCookieName, value, consentLifeMs);
    },
  };
}
