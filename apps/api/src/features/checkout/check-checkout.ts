import { checkoutMinimumRefusal, selectShippingOption, stockRefusal } from '@sitewright/commerce';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { format, Money, type CurrencyCode } from '@sitewright/money';
import { addressRefusal } from './address-refusal.ts';
import { cartVersion, type ReadCart } from '../cart/public.ts';

const wrong = (path: string, message: string): Refusal =>
  refuse('invalidRequest', { errors: { [path]: message } });

function shippingRefusal(body: CheckoutBody, cart: ReadCart): Refusal | null {
  const { shippingAddress, shippingOptionId } = body;
  const refused =
    shippingAddress === null ? null : addressRefusal(shippingAddress, cart.settings.taxRules);
  if (refused !== null) return refused;
  if (!cart.totals.requiresShipping) return null;
  if (shippingAddress === null)
    return wrong('shippingAddress.line1', 'Where shall the order be sent?');
  return selectShippingOption(cart.shippingOptions, shippingOptionId ?? '') === undefined
    ? wrong('shippingOptionId', 'Choose how the order is sent.')
    : null;
}

/** A way to pay that the store does not offer, or that it offers none. */
function paymentRefusal({ payment }: CheckoutBody, { settings }: ReadCart): Refusal | null {
  const { payments } = settings;
  if (payments === undefined || payments.includes(payment.method)) return null;
  return wrong('payment.method', 'Choose how to pay.');
}

/** CART-21: the first entry of which not enough is left. The rows are locked, so that this stays true. */
function shortageRefusal({ entries }: ReadCart): Refusal | null {
  for (const entry of entries) {
    const refused = stockRefusal(entry, entry.quantity);
    const { variantId, title } = entry;
    if (refused !== null) return { ...refused, detail: { ...refused.detail, variantId, title } };
  }
  return null;
}

/** Nobody is charged a total that was never shown: what changed since, in another window or in the shop, is shown first. */
function changeRefusal(seen: string | undefined, cart: ReadCart, total: string): Refusal | null {
  if (seen === undefined || seen === cartVersion(cart)) return null;
  const { grandTotalCents } = cart.totals;
  return refuse('cartChanged', { values: { total }, detail: { grandTotalCents } });
}

/** Why a cart cannot become an order; null when it can. */
export function checkoutRefusal(body: CheckoutBody, cart: ReadCart): Refusal | null {
  const { entries, totals, settings } = cart;
  if (entries.length === 0) return refuse('emptyCart');
  const { checkoutMinimumCents, locale } = settings;
  const currency = settings.currency as CurrencyCode;
  const price = (cents: number) => format(Money.fromCents(cents, currency), { locale });
  return (
    paymentRefusal(body, cart) ??
    shippingRefusal(body, cart) ??
    shortageRefusal(cart) ??
    checkoutMinimumRefusal(totals.subtotalCents, checkoutMinimumCents, price) ??
    changeRefusal(body.cartVersion, cart, price(totals.grandTotalCents))
  );
}
