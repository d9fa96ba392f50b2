import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as URL-safe text: sessions, carts, order links, one-time tokens. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: who reads the database cannot use it. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Everything that is signed. A signature is made for one purpose and is worth nothing for another. */
export const signaturePurposes = [
  'edit',
  'preview',
  'presence',
  'unlock',
  'browser',
  'unsubscribe',
  'crumb',
  'order',
  'captchaChallenge',
  'captchaSolution',
  /** Keys of the table of login attempts. */
  'attempts',
  /** Keys of the table of counted calls. */
  'calls',
  /** Tells whether two servers have the same secret. */
  'sessionSecret',
  /** Keys of forms without JavaScript. */
  'plainForm',
  /** What tells visitors apart in the census for a day. */
  'visitor',
] as const;

export type SignaturePurpose = (typeof signaturePurposes)[number];

/** A short keyed digest of parts that cannot run into one another. */
export const signParts = (
  secret: string,
  purpose: SignaturePurpose,
  ...parts: readonly string[]
): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/** Compares without telling by time how much of it agreed. */
export function isSameText(one: string, other: string): boolean {
  const left = createHash('sha256').update(one).digest();
  const right = createHash('sha256').update(other).digest();
  return timingSafeEqual(left, right);
}
