import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as URL-safe text: sessions, carts, order links, one-time tokens. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token, which cannot be used by readers of the database. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The purposes of signatures. A signature is not valid for another purpose. */
export const signaturePurposes = [
  'edit',
  'preview',
  'presence',
  'unlock',
  'browser',
  'unsubscribe',
  'cartRecovery',
  'cartUnsubscribe',
  'reviewUnsubscribe',
  'crumb',
  'order',
  'giftCard',
  'giftCardPage',
  'downloads',
  'download',
  'review',
  'captchaChallenge',
  'captchaSolution',
  /** Keys of the table of login attempts. */
  'attempts',
  /** Keys of the table of counted calls. */
  'calls',
  /** Compares the secrets of two servers. */
  'sessionSecret',
  /** Keys of forms without JavaScript. */
  'plainForm',
  /** Distinguishes visitors in the census for one day. */
  'visitor',
] as const;

export type SignaturePurpose = (typeof signaturePurposes)[number];

/** A short keyed digest of parts, whose boundaries are unambiguous. */
export const signParts = (
  secret: string,
  purpose: SignaturePurpose,
  ...parts: readonly string[]
): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/** Compares in constant time. */
export function isSameText(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest();
  const right = createHash('sha256').update(b).digest();
  return timingSafeEqual(left, right);
}
