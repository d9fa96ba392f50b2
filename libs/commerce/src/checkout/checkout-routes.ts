const withQuery = (path: string, query: Readonly<Record<string, string>>): string =>
  `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** The product and variant of a gift card checkout. */
export interface GiftCardRoute {
  readonly websiteId: string;
  readonly giftCardProductId: string;
  readonly sku: string;
}

/** URLs of specification section 2 that start a checkout; every value is encoded. */
export const checkoutRoutes = {
  /** ROUTE-01 */
  gotoCheckout: (): string => '/commerce/goto-checkout',
  /** ROUTE-03 */
  subscribe: (cartToken: string): string => withQuery('/checkout/subscribe', { cartToken }),
  /** ROUTE-05 */
  donate: (donatePageId: string): string => withQuery('/checkout/donate', { donatePageId }),
  /** ROUTE-07 */
  giftCard: ({ websiteId, giftCardProductId, sku }: GiftCardRoute): string =>
    withQuery('/checkout/giftcard', { websiteId, giftCardProductId, sku }),
} as const;
