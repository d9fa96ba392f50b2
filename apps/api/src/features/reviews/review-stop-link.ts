import { readSignedToken, signToken } from '../../platform/security/signed-token.ts';

const dayMs = 86_400_000;

/** How long requests can be stopped: long, because people may use the link in an old mail. */
const stopMs = 5 * 365 * dayMs;

interface LinkContext {
  readonly secret: string;
  readonly websiteId: string;
  readonly now: Date;
}

/** The link that stops review requests to a customer. It needs no other authentication. */
export const reviewStopPath = (
  { secret, websiteId, now }: LinkContext,
  customerId: string,
): string => {
  const expiresAt = now.getTime() + stopMs;
  return reviewStopPathOf(
    signToken(secret, 'reviewUnsubscribe', { websiteId, subject: customerId, expiresAt }),
  );
};

/** The same for an existing token. */
export const reviewStopPathOf = (token: string): string => `/reviews/unsubscribe?token=${token}`;

/** The customer of a link; null if it is invalid on this website, or older than five years. */
export const readReviewStopToken = (
  { secret, websiteId, now }: LinkContext,
  token: string | undefined,
): string | null =>
  readSignedToken(secret, 'reviewUnsubscribe', token, websiteId, now)?.subject ?? null;
