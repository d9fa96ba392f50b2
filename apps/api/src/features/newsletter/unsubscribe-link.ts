import { readSignedToken, signToken } from '../../platform/security/signed-token.ts';

const yearMs = 365 * 86_400_000;

/** Mail is kept, and who finds an old one may still want no more of them. */
const linkMs = 5 * yearMs;

interface LinkOf {
  readonly secret: string;
  readonly websiteId: string;
  readonly now: Date;
}

/** Where a subscriber leaves the list: path and query on a host of the website. The link is the right to it. */
export function unsubscribePath({ secret, websiteId, now }: LinkOf, subscriberId: string): string {
  const expiresAt = now.getTime() + linkMs;
  const token = signToken(secret, 'unsubscribe', { websiteId, subject: subscriberId, expiresAt });
  return unsubscribePathOf(token);
}

/** The same of a link's own token. */
export const unsubscribePathOf = (token: string): string =>
  `/newsletter/unsubscribe?token=${token}`;

/** Whose link it is; null when it is none of this website's, or older than five years. */
export const readUnsubscribeToken = (
  { secret, websiteId, now }: LinkOf,
  token: string | undefined,
): string | null => readSignedToken(secret, 'unsubscribe', token, websiteId, now)?.subject ?? null;
