import { hashToken, signParts } from '../../platform/security/token.ts';

/**
 * The token in an order's address. It follows from the order and the server's secret, so that a repeated checkout and
 * a mail sent later name the same address, and yet only its hash is stored.
 */
export const orderToken = (secret: string, websiteId: string, orderId: string): string =>
  signParts(secret, 'order', websiteId, orderId);

export const orderTokenHash = hashToken;

/** Where a buyer sees an order. */
export const orderPath = (token: string): string => `/order/${token}`;
