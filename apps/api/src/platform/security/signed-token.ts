import { isSameText, signParts, type SignaturePurpose } from './token.ts';

/** The content of a signed token. It is readable; the signature proves its origin. */
export interface SignedToken {
  readonly websiteId: string;
  /** The account, or '' if it is not bound to one. */
  readonly subject: string;
  readonly expiresAt: number;
}

/** The keys of signed tokens. */
export const tokenPurposes = [
  'edit',
  'preview',
  'presence',
  'unlock',
  'browser',
  'unsubscribe',
  'cartRecovery',
  'cartUnsubscribe',
  'reviewUnsubscribe',
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

/** The token's content if it is valid for this website and not expired; null otherwise. */
export function readSignedToken(
  secret: string,
  purpose: TokenPurpose,
  text: string | undefined,
  websiteId: string,
  now: Date,
): SignedToken | null {
  const [tokenWebsite, subject, expires, signature, ...rest] = (text ?? '').split('.');
  if (
    tokenWebsite !== websiteId ||
    subject === undefined ||
    expires === undefined ||
    signature === undefined ||
    rest.length > 0
  )
    return null;
  // The text is compared, not its meaning: `01` is not another way to write a signed `1`.
  const expected = signParts(secret, purpose, tokenWebsite, subject, expires);
  const expiresAt = Number(expires);
  return isSameText(signature, expected) && expiresAt > now.getTime()
    ? { websiteId, subject, expiresAt }
    : null;
}
