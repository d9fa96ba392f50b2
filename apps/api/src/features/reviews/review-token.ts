import { hashToken, signParts } from '../../platform/security/token.ts';

/**
 * The token in the link of a review request. It is derived from the request and the server's secret; only its hash is
 * stored, and it is valid for one review of one purchase.
 */
export const reviewToken = (secret: string, websiteId: string, requestId: string): string =>
  signParts(secret, 'review', websiteId, requestId);

export const reviewTokenHash = hashToken;

/** The path of the page that the link leads to. */
export const reviewPath = (token: string): string => `/reviews/${token}`;
