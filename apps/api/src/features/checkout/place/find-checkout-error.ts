import { findCheckoutMinimumError, findStockError } from '@sitewright/commerce';
import type { DiscountError } from '@sitewright/commerce/discount';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { err, type ErrorResult } from '@sitewright/contracts/errors';
import { format, Money, type CurrencyCode } from '@sitewright/money';
import { cartVersion, findUnanswered, type ReadCart } from '../../cart/public.ts';
import { discountMessage } from '../../discounts/public.ts';
import { findCartFieldErrors } from './find-field-errors.ts';

function findFieldErrors(body: CheckoutBody, cart: ReadCart): ErrorResult | null {
  const errors = findCartFieldErrors(body, cart);
  return Object.keys(errors).length === 0 ? null : err('invalidRequest', { errors });
}

/** The seller of a service needs to know something that its buyer has not told. */
function findAnswerError({ entries, settings }: ReadCart): ErrorResult | null {
  const product = findUnanswered(entries, settings.locale);
  return product === null ? null : err('answersMissing', { values: { product } });
}

/** CART-21: the error of the first entry that has not enough stock. */
function findShortageError({ entries }: ReadCart): ErrorResult | null {
  for (const entry of entries) {
    const error = findStockError(entry, entry.quantity);
    const { variantId, title } = entry;
    if (error !== null)
      return {
        ...error,
        values: { product: title },
        detail: { ...error.detail, variantId, title },
      };
  }
  return null;
}

/** Why a code that the buyer entered was lost; a change of the cart explains itself. */
const lostReasons: ReadonlySet<DiscountError> = new Set([
  'ended',
  'usedUp',
  'customerUsedUp',
  'notForCustomer',
  'unknown',
]);

/** An error if the page showed another version of the cart: a buyer only pays amounts that the page showed. */
function findChangeError(
  shownVersion: string | undefined,
  cart: ReadCart,
  total: string,
): ErrorResult | null {
  const isShown = shownVersion === undefined || shownVersion === cartVersion(cart);
  // Without a response to any request, what the page showed may be the backup of a service that responds.
  if (isShown && !cart.isUnasked) return null;
  const { grandTotalCents } = cart.totals;
  const lost = cart.rejectedCodes.find(({ reason }) => lostReasons.has(reason));
  if (lost !== undefined) {
    const { code, reason, discount } = lost;
    const message = discountMessage(code, reason, discount, cart.settings);
    return err('discountRejected', {
      values: { reason: message, total },
      detail: { grandTotalCents, code, reason },
    });
  }
  return err('cartChanged', { values: { total }, detail: { grandTotalCents } });
}

/** Returns why a cart cannot become an order, or null if it can. */
export function findCheckoutError(body: CheckoutBody, cart: ReadCart): ErrorResult | null {
  const { entries, totals, settings } = cart;
  if (entries.length === 0) return err('emptyCart');
  const { checkoutMinimumCents, locale } = settings;
  const currency = settings.currency as CurrencyCode;
  const price = (cents: number) => format(Money.fromCents(cents, currency), { locale });
  return (
    findFieldErrors(body, cart) ??
    findAnswerError(cart) ??
    findShortageError(cart) ??
    findCheckoutMinimumError(totals.subtotalCents, checkoutMinimumCents, price) ??
    findChangeError(body.cartVersion, cart, price(totals.grandTotalCents))
  );
}
