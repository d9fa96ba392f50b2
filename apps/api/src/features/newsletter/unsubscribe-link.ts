import { readSignedToken, signToken } from '../../platform/security/signed-token.ts';

const yearMs = 365 * 86_400_000;

/** How long a link is valid: long, because people may unsubscribe with the link in an old mail. */
const linkMs = 5 * yearMs;

interface LinkContext {
  readonly secret: string;
  readonly websiteId: string;
  readonly now: Date;
}

/** The unsubscribe link: path and query on a host of the website. It needs no other authentication. */
export function unsubscribePath(
  { secret, websiteId, now }: LinkContext,
  subscriberId: string,
): string {
  const expiresAt = now.getTime() + linkMs;
  const token = signToken(secret, 'unsubscribe', { websiteId, subject: subscriberId, expiresAt });
  return unsubscribePathOf(token);
}

/** The same for an existing token. */
export const unsubscribePathOf = (token: string): string =>
  `/newsletter/unsubscribe?token=${token}`;

/** The subscriber of a link; null if it is invalid on this website, or older than five years. */
export const readUnsubscribeToken = (
  { secret, websiteId, now }: LinkContext,
  token: string | undefined,
): string | null => readSignedToken(secret, 'unsubscribe', token, websiteId, now)?.subject ?? null;
