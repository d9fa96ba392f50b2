import { isSameText, signParts, type SignaturePurpose } from './token.ts';

/** What a signed token says; it is readable, and worth something only while its signature is right. */
export interface SignedToken {
  readonly websiteId: string;
  /** Account, or '' where nobody in particular holds it. */
  readonly subject: string;
  readonly expiresAt: number;
}

/** What signed tokens are made for. */
export const tokenPurposes = [
  'edit',
  'preview',
  'presence',
  'unlock',
  'browser',
  'unsubscribe',
] as const satisfies readonly SignaturePurpose[];

export type TokenPurpose = (typeof tokenPurposes)[number];

export function signToken(
  secret: string,
  purpose: TokenPurpose,
  { websiteId, subject, expiresAt }: SignedToken,
): string {
  const parts = [websiteId, subject, String(expiresAt)] as const;
  return [...parts, signParts(secret, purpose, ...parts)].join('.');
}

/** The token's content when it is ours, for this website and not over; null otherwise. */
export function readSignedToken(
  secret: string,
  purpose: TokenPurpose,
  text: string | undefined,
  websiteId: string,
  now: Date,
): SignedToken | null {
  const [tokenWebsite, subject, expires, signature, ...more] = (text ?? '').split('.');
  if (
    tokenWebsite !== websiteId ||
    subject === undefined ||
    expires === undefined ||
    signature === undefined ||
    more.length > 0
  )
    return null;
  // The text is compared, not what it means: `01` is no other way to write a signed `1`.
  const expected = signParts(secret, purpose, tokenWebsite, subject, expires);
  const expiresAt = Number(expires);
  return isSameText(signature, expected) && expiresAt > now.getTime()
    ? { websiteId, subject, expiresAt }
    : null;
}
