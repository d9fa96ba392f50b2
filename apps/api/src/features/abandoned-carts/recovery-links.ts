import { readSignedToken, signToken } from '../../platform/security/signed-token.ts';

const dayMs = 86_400_000;

interface LinkContext {
  readonly secret: string;
  readonly websiteId: string;
  readonly now: Date;
}

/** How long the link to a cart is valid: carts are deleted after two weeks. */
const restoreMs = 14 * dayMs;

/** How long mails can be stopped: long, because people may use the link in an old mail. */
const stopMs = 5 * 365 * dayMs;

/** The link that restores a cart: path and query on a host of the website. It needs no other authentication. */
export function restorePath({ secret, websiteId, now }: LinkContext, cartId: string): string {
  const expiresAt = now.getTime() + restoreMs;
  return restorePathOf(
    signToken(secret, 'cartRecovery', { websiteId, subject: cartId, expiresAt }),
  );
}

/** The same for an existing token. */
export const restorePathOf = (token: string): string => `/cart/restore?token=${token}`;

/** The cart of a link; null if it is invalid on this website, or expired. */
export const readRestoreToken = (
  { secret, websiteId, now }: LinkContext,
  token: string | undefined,
): string | null => readSignedToken(secret, 'cartRecovery', token, websiteId, now)?.subject ?? null;

/** The link that stops mails to a customer. */
export function stopPath({ secret, websiteId, now }: LinkContext, customerId: string): string {
  const expiresAt = now.getTime() + stopMs;
  return stopPathOf(
    signToken(secret, 'cartUnsubscribe', { websiteId, subject: customerId, expiresAt }),
  );
}

/** The same for an existing token. */
export const stopPathOf = (token: string): string => `/cart/unsubscribe?token=${token}`;

/** The customer of a link; null if it is invalid on this website, or older than five years. */
export const readStopToken = (
  { secret, websiteId, now }: LinkContext,
  token: string | undefined,
): string | null =>
  readSignedToken(secret, 'cartUnsubscribe', token, websiteId, now)?.subject ?? null;
