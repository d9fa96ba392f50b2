/** Addresses of section 2 that lead into a checkout; every value is encoded (ROUTE-01, ROUTE-03, ROUTE-05, ROUTE-07). */
export const checkoutRoutes = {
  gotoCheckout: (): string => '/commerce/goto-checkout',
  subscribe: (cartToken: string): string =>
    `/checkout/subscribe?cartToken=${encodeURIComponent(cartToken)}`,
  donate: (donatePageId: string): string =>
    `/checkout/donate?donatePageId=${encodeURIComponent(donatePageId)}`,
  giftCard: ({
    websiteId,
    giftCardProductId,
    sku,
  }: {
    readonly websiteId: string;
    readonly giftCardProductId: string;
    readonly sku: string;
  }): string =>
    `/checkout/giftcard?websiteId=${encodeURIComponent(websiteId)}&giftCardProductId=${encodeURIComponent(giftCardProductId)}&sku=${encodeURIComponent(sku)}`,
} as const;
