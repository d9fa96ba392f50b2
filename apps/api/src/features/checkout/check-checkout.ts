import { meetsCheckoutMinimum } from '@sitewright/commerce';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { refuse, type Refusal } from '@sitewright/contracts/errors';
import { isUsZip } from '@sitewright/contracts/limits';
import { format, Money, type CurrencyCode } from '@sitewright/money';
import type { ReadCart } from '../cart/shopping-cart.ts';
import { isLimited } from './stock.queries.ts';

const wrong = (path: string, message: string): Refusal =>
  refuse('invalidRequest', { errors: { [path]: message } });

function shippingRefusal(body: CheckoutBody, cart: ReadCart): Refusal | null {
  const { shippingAddress, shippingOptionId } = body;
  if (shippingAddress?.country === 'US' && !isUsZip(shippingAddress.zip))
    return wrong('shippingAddress.zip', 'A Zip code in the United States has 5 digits.');
  if (!cart.totals.requiresShipping) return null;
  if (shippingAddress === null)
    return wrong('shippingAddress.line1', 'Where shall the order be sent?');
  return cart.shippingOptions.some(({ id }) => id === shippingOptionId)
    ? null
    : wrong('shippingOptionId', 'Choose how the order is sent.');
}

/** CART-21: the first entry of which not enough is left. The rows are locked, so that this stays true. */
function stockRefusal({ entries }: ReadCart): Refusal | null {
  const short = entries.find((entry) => isLimited(entry) && entry.quantity > entry.qtyInStock);
  if (short === undefined) return null;
  const { variantId, title, qtyInStock } = short;
  return refuse('outOfStock', { detail: { variantId, title, stockLeft: qtyInStock } });
}

/** Why a cart cannot become an order; null when it can. */
export function checkoutRefusal(
  body: CheckoutBody,
  cart: ReadCart,
  locale: string,
): Refusal | null {
  const { entries, totals, settings } = cart;
  if (entries.length === 0) return refuse('emptyCart');
  const refused = shippingRefusal(body, cart) ?? stockRefusal(cart);
  if (refused !== null) return refused;
  const minimum = settings.checkoutMinimumCents;
  if (meetsCheckoutMinimum(totals.subtotalCents, minimum)) return null;
  const amount = Money.fromCents(minimum, settings.currency as CurrencyCode);
  return refuse('belowMinimum', { values: { subtotal: format(amount, { locale }) } });
}
