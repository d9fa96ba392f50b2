import { err, type ErrorResult } from '@sitewright/contracts/errors';

/** Whether a cart reaches the store's minimum, before discounts, shipping and tax (CHECKOUT-11). */
export const meetsCheckoutMinimum = (subtotalCents: number, minimumCents: number): boolean =>
  subtotalCents >= minimumCents;

/**
 * Why a cart is below the minimum, with the formatted minimum; null if it is not (CHECKOUT-10).
 *
 * @param format Formats an amount in minor units in the store's currency and locale.
 */
export const findCheckoutMinimumError = (
  subtotalCents: number,
  minimumCents: number,
  format: (cents: number) => string,
): ErrorResult | null =>
  meetsCheckoutMinimum(subtotalCents, minimumCents)
    ? null
    : err('belowMinimum', { values: { subtotal: format(minimumCents) } });
