import { hashToken, signParts } from '../../platform/security/token.ts';

/**
 * The token in an order's URL. It is derived from the order and the server's secret, so that a repeated checkout and a
 * later mail contain the same URL, although only its hash is stored.
 */
export const orderToken = (secret: string, websiteId: string, orderId: string): string =>
  signParts(secret, 'order', websiteId, orderId);

export const orderTokenHash = hashToken;

/** The order's URL for its buyer. */
export const orderPath = (token: string): string => `/order/${token}`;
