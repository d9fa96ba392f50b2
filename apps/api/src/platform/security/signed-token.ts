import { isSameText, signParts } from './token.ts';

/** What a signed token says; it is readable, and worth something only while its signature is right. */
export interface SignedToken {
  readonly websiteId: string;
  /** Account, or '' where nobody in particular holds it. */
  readonly subject: string;
  readonly expiresAt: number;
}

export type TokenPurpose = 'edit' | 'preview' | 'presence' | 'unlock' | 'browser' | 'unsubscribe';

const parts = (token: SignedToken) =>
  [token.websiteId, token.subject, String(token.expiresAt)] as const;

export function signToken(secret: string, purpose: TokenPurpose, token: SignedToken): string {
  return [...parts(token), signParts(secret, purpose, ...parts(token))].join('.');
}

/** The token's content when it is ours, for this website and not over; null otherwise. */
export function readSignedToken(
  secret: string,
  purpose: TokenPurpose,
  text: string | undefined,
  websiteId: string,
  now: Date,
): SignedToken | null {
  const [tokenWebsite, subject, expires, signature] = (text ?? '').split('.');
  if (
    tokenWebsite !== websiteId ||
    subject === undefined ||
    expires === undefined ||
    signature === undefined
  )
    return null;
  const token = { websiteId, subject, expiresAt: Number(expires) };
  const isOurs = isSameText(signature, signParts(secret, purpose, ...parts(token)));
  return isOurs && token.expiresAt > now.getTime() ? token : null;
}
