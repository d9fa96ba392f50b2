import { visitorText } from '@sitewright/blocks/texts';
import { selectShippingOption } from '@sitewright/commerce';
import { isEmail, isEmailWithShortEnding } from '@sitewright/contracts/addresses';
import { exampleValues } from '@sitewright/messages';
import type { Services } from '../../../platform/services.ts';
import type { ReadCart } from '../../cart/public.ts';
import { findStateError, findZipError, type AddressFields } from './find-address-errors.ts';

/** The fields that are checked in addition to the schema. Their format may be invalid. */
export interface CheckoutFields {
  readonly email: string;
  readonly shippingAddress: AddressFields | null;
  readonly shippingOptionId: string | null;
  readonly payment: { readonly method: string; readonly card?: string };
}

/** The part of a cart that the fields are checked against. */
export type CheckedCart = Pick<ReadCart, 'settings' | 'totals' | 'shippingOptions'>;

/** Error messages by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The payment method of an order without a charge. */
const noPayment = 'none';

type FieldCheck<Against> = (fields: CheckoutFields, against: Against) => string | null;

/** Checks the fields against the cart, in the order of the form. */
const cartChecks: Readonly<Record<string, FieldCheck<CheckedCart>>> = {
  // The schema reports text that is no email address at all.
  email: ({ email }, { settings: { shortEmailEndings, locale } }) =>
    shortEmailEndings && isEmail(email) && !isEmailWithShortEnding(email)
      ? visitorText(locale)('issues.email', exampleValues)
      : null,
  'shippingAddress.line1': ({ shippingAddress }, { totals }) =>
    totals.requiresShipping && shippingAddress === null ? 'Enter the shipping address.' : null,
  'shippingAddress.state': ({ shippingAddress }, { settings }) =>
    shippingAddress && findStateError(shippingAddress, settings.taxRules),
  'shippingAddress.zip': ({ shippingAddress }, { settings }) =>
    shippingAddress && findZipError(shippingAddress, settings.taxRules),
  // Without an address there is no shipping option to choose.
  shippingOptionId: ({ shippingAddress, shippingOptionId }, { totals, shippingOptions }) =>
    totals.requiresShipping &&
    shippingAddress !== null &&
    selectShippingOption(shippingOptions, shippingOptionId ?? '') === undefined
      ? 'Choose a shipping option.'
      : null,
  'payment.method': ({ payment: { method } }, { totals, settings: { payments } }) => {
    if (totals.payableCents === 0) return null;
    const isOffered = payments === undefined || payments.some((offered) => offered === method);
    return isOffered && method !== noPayment ? null : 'Choose a payment method.';
  },
};

/** Checks the payment against the providers, so that an impossible payment takes no order number and no stock. */
const paymentChecks: Readonly<Record<string, FieldCheck<Services['payments']>>> = {
  'payment.method': ({ payment }, payments) =>
    payment.method === noPayment || payments.some(({ id }) => id === payment.method)
      ? null
      : 'Choose a payment method.',
  'payment.card': ({ payment: { method, card = '' } }, payments) =>
    (method === 'testCard' && payments.find(({ id }) => id === method)?.findTokenError?.(card)) ||
    null,
};

function runChecks<Against>(
  checks: Readonly<Record<string, FieldCheck<Against>>>,
  fields: CheckoutFields,
  against: Against,
): FieldErrors {
  const errors = Object.entries(checks).flatMap(([field, check]) => {
    const error = check(fields, against);
    return error === null ? [] : [[field, error] as const];
  });
  return Object.fromEntries(errors);
}

/** The errors of fields that do not fit the cart. */
export const findCartFieldErrors = (fields: CheckoutFields, cart: CheckedCart): FieldErrors =>
  runChecks(cartChecks, fields, cart);

/** The errors of payment fields that the providers would reject. */
export const findPaymentFieldErrors = (
  fields: CheckoutFields,
  payments: Services['payments'],
): FieldErrors => runChecks(paymentChecks, fields, payments);
