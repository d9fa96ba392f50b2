/** A visitor's answer. */
export type ConsentChoice = 'accept' | 'decline';

/** A visitor's answer with its time. */
export interface ConsentRecord {
  readonly choice: ConsentChoice;
  readonly answeredAt: number;
}

/** The default name of the cookie with the answer. */
export const consentCookieName = 'ss_consent';

/** Default validity of an answer: 30 days, in milliseconds. */
export const consentLifeMs = 30 * 24 * 60 * 60 * 1000;

/** The answer as a cookie value: the choice, a dot, the time in milliseconds. */
export function formatConsentRecord(record: ConsentRecord): string {
  return `${record.choice}.${record.answeredAt}`;
}

/** Parses a cookie value; undefined if it is invalid or has expired. */
export function parseConsentRecord(
  value: string | undefined,
  now: number,
  lifeMs: number = consentLifeMs,
): ConsentRecord | undefined {
  const [, choice, timestamp] = /^(accept|decline)\.(\d+)$/.exec(value ?? '') ?? [];
  const answeredAt = Number(timestamp);
  return now - answeredAt < lifeMs ? { choice: choice as ConsentChoice, answeredAt } : undefined;
}
