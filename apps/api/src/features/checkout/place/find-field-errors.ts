import { visitorText } from '@sitewright/blocks/texts';
import { selectShippingOption, type PricedShipping } from '@sitewright/commerce/shipping';
import { isVatNumberOf } from '@sitewright/commerce/vat-number';
import { isEmail, isEmailWithShortEnding } from '@sitewright/contracts/addresses';
import type { BillingDetails, ShippingGap } from '@sitewright/contracts/entities';
import { exampleValues } from '@sitewright/messages';
import type { Services } from '../../../platform/services.ts';
import { isOffered, type ReadCart } from '../../cart/public.ts';
import { findStripeAmountError } from '../stripe/find-stripe-amount-error.ts';
import { findStateError, findZipError, type AddressFields } from './find-address-errors.ts';

/** The fields that are checked in addition to the schema. Their format may be invalid. */
export interface CheckoutFields {
  readonly email: string;
  readonly shippingAddress: AddressFields | null;
  readonly shippingOptionId: string | null;
  readonly billing: BillingDetails | null;
  readonly vatNumber?: string | undefined;
  readonly payment: {
    readonly method: string;
    readonly card?: string;
    readonly confirmationToken?: string;
  };
}

/** The part of a cart that the fields are checked against. */
export type CheckedCart = Pick<ReadCart, 'settings' | 'totals' | 'shippingOptions' | 'shippingGap'>;

/** Error messages by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The payment method of an order without a charge. */
const noPayment = 'none';

type FieldCheck<Against> = (fields: CheckoutFields, against: Against) => string | null;

/** Why an order cannot be sent to an address. */
const gapErrors: Readonly<Record<Exclude<ShippingGap, 'stateNeeded'>, string>> = {
  notCovered: 'This store does not ship to this address.',
  noRate: 'This store cannot ship this order to this address.',
};

/** Whether an order is not shipped, and taxed where its buyer is. */
const isTaxedAtBuyer = (
  { taxRules }: CheckedCart['settings'],
  { requiresShipping, subtotalCents }: CheckedCart['totals'],
): boolean => !requiresShipping && taxRules.length > 0 && subtotalCents > 0;

const isPickup = (
  { shippingOptionId }: Pick<CheckoutFields, 'shippingOptionId'>,
  options: readonly PricedShipping[],
): boolean => selectShippingOption(options, shippingOptionId ?? '')?.kind === 'pickup';

/** Checks the fields against the cart, in the order of the form. */
const cartChecks: Readonly<Record<string, FieldCheck<CheckedCart>>> = {
  // The schema reports text that is no email address at all.
  email: ({ email }, { settings: { shortEmailEndings, locale } }) =>
    shortEmailEndings && isEmail(email) && !isEmailWithShortEnding(email)
      ? visitorText(locale)('issues.email', exampleValues)
      : null,
  'shippingAddress.line1': (fields, { totals, shippingOptions }) =>
    totals.requiresShipping && fields.shippingAddress === null && !isPickup(fields, shippingOptions)
      ? 'Enter the shipping address.'
      : null,
  'billing.firstName': (fields, { shippingOptions }) =>
    isPickup(fields, shippingOptions) && !fields.billing?.firstName
      ? 'Enter your first name.'
      : null,
  'billing.lastName': (fields, { shippingOptions }) =>
    isPickup(fields, shippingOptions) && !fields.billing?.lastName ? 'Enter your last name.' : null,
  'shippingAddress.state': ({ shippingAddress }, { settings }) =>
    shippingAddress && findStateError(shippingAddress, settings),
  'shippingAddress.zip': ({ shippingAddress }, { settings }) =>
    shippingAddress && findZipError(shippingAddress, settings),
  'billing.country': ({ billing }, { settings, totals }) =>
    isTaxedAtBuyer(settings, totals) && !billing?.country
      ? 'Choose your country to calculate tax.'
      : null,
  'billing.state': ({ billing }, { settings, totals }) =>
    billing?.country && isTaxedAtBuyer(settings, totals) ? findStateError(billing, settings) : null,
  'billing.zip': ({ billing }, { settings, totals }) =>
    billing?.country && isTaxedAtBuyer(settings, totals) ? findZipError(billing, settings) : null,
  vatNumber: ({ vatNumber = '', shippingAddress, billing }, { settings }) => {
    if (vatNumber.trim() === '') return null;
    if (!settings.reverseCharge) return 'This store does not use VAT numbers.';
    const country = shippingAddress?.country ?? billing?.country ?? '';
    return country === '' || isVatNumberOf(country, vatNumber)
      ? null
      : 'This is not a VAT number of this country.';
  },
  // Without an address there is only pickup to choose.
  shippingOptionId: (
    { shippingAddress, shippingOptionId },
    { totals, shippingOptions, shippingGap },
  ) => {
    if (!totals.requiresShipping || shippingAddress === null) return null;
    if (selectShippingOption(shippingOptions, shippingOptionId ?? '') !== undefined) return null;
    // The field of the state reports that it is missing.
    return shippingGap === undefined || shippingGap === 'stateNeeded'
      ? 'Choose a shipping option.'
      : gapErrors[shippingGap];
  },
  'payment.method': ({ payment: { method } }, { totals: { payableCents }, settings }) => {
    if (payableCents === 0) return null;
    if (method === noPayment || !isOffered(method, settings)) return 'Choose a payment method.';
    return method === 'stripe' ? findStripeAmountError(payableCents, settings) : null;
  },
};

/** Checks the payment against the providers, so that an impossible payment takes no order number and no stock. */
const paymentChecks: Readonly<Record<string, FieldCheck<Services['payments']>>> = {
  'payment.method': ({ payment: { method, confirmationToken = '' } }, payments) => {
    if (method === noPayment) return null;
    if (!payments.some(({ id }) => id === method)) return 'Choose a payment method.';
    // Without a script, Stripe is not offered.
    return method === 'stripe' && !/^ctoken_\w+$/.test(confirmationToken)
      ? 'Enter your payment details, or choose another payment method.'
      : null;
  },
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
