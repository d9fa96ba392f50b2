/** CHECKOUT-10, CHECKOUT-11: whether a cart reaches the store's minimum, before discounts, shipping and tax. */
export const meetsCheckoutMinimum = (subtotalCents: number, minimumCents: number): boolean =>
  subtotalCents >= minimumCents;
