/** What a visitor answered. */
export type ConsentChoice = 'accept' | 'decline';

/** A visitor's answer and when it was given. */
export interface ConsentRecord {
  readonly choice: ConsentChoice;
  readonly answeredAt: number;
}

/** The cookie that keeps the answer on the device, unless the site names another. */
export const consentCookieName = 'ss_consent';

/** How long an answer holds, unless the site says otherwise: 30 days, in milliseconds. */
export const consentLifeMs = 30 * 24 * 60 * 60 * 1000;

/** The answer as the cookie keeps it: the choice, a dot, the time in milliseconds. */
export function formatConsentRecord(record: ConsentRecord): string {
  return `${record.choice}.${record.answeredAt}`;
}

/** Reads a cookie's value back; nothing for a value of another kind, or once its time is over. */
export function parseConsentRecord(
  value: string | undefined,
  now: number,
  lifeMs: number = consentLifeMs,
): ConsentRecord | undefined {
  const [, choice, answered] = /^(accept|decline)\.(\d+)$/.exec(value ?? '') ?? [];
  const answeredAt = Number(answered);
  return now - answeredAt < lifeMs ? { choice: choice as ConsentChoice, answeredAt } : undefined;
}
