import { findCheckoutMinimumError, findStockError } from '@sitewright/commerce';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { format, Money, type CurrencyCode } from '@sitewright/money';
import { cartVersion, type ReadCart } from '../cart/public.ts';
import { cartFaults } from './field-faults.ts';

/** What was entered and cannot be, each field of it. */
function fieldRefusal(body: CheckoutBody, cart: ReadCart): ErrorResult | null {
  const errors = cartFaults(body, cart);
  return Object.keys(errors).length === 0 ? null : err('invalidRequest', { errors });
}

/** CART-21: the first entry of which not enough is left. The rows are locked, so that this stays true. */
function shortageRefusal({ entries }: ReadCart): ErrorResult | null {
  for (const entry of entries) {
    const refused = findStockError(entry, entry.quantity);
    const { variantId, title } = entry;
    if (refused !== null)
      return {
        ...refused,
        values: { product: title },
        detail: { ...refused.detail, variantId, title },
      };
  }
  return null;
}

/** Nobody is charged a total that was never shown: what changed since, in another window or in the shop, is shown first. */
function changeRefusal(
  seen: string | undefined,
  cart: ReadCart,
  total: string,
): ErrorResult | null {
  if (seen === undefined || seen === cartVersion(cart)) return null;
  const { grandTotalCents } = cart.totals;
  return err('cartChanged', { values: { total }, detail: { grandTotalCents } });
}

/** Why a cart cannot become an order; null when it can. */
export function checkoutRefusal(body: CheckoutBody, cart: ReadCart): ErrorResult | null {
  const { entries, totals, settings } = cart;
  if (entries.length === 0) return err('emptyCart');
  const { checkoutMinimumCents, locale } = settings;
  const currency = settings.currency as CurrencyCode;
  const price = (cents: number) => format(Money.fromCents(cents, currency), { locale });
  return (
    fieldRefusal(body, cart) ??
    shortageRefusal(cart) ??
    findCheckoutMinimumError(totals.subtotalCents, checkoutMinimumCents, price) ??
    changeRefusal(body.cartVersion, cart, price(totals.grandTotalCents))
  );
}
