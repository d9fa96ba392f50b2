import { visitorText, type VisitorText } from '@sitewright/blocks/texts';
import { readPhone } from '@sitewright/commerce/phone';
import { selectShippingOption, type PricedShipping } from '@sitewright/commerce/shipping';
import { isVatNumberOf } from '@sitewright/commerce/vat-number';
import { isEmail, isEmailWithShortEnding } from '@sitewright/contracts/addresses';
import type { BillingDetails, FieldMode, ShippingGap } from '@sitewright/contracts/entities';
import { exampleValues } from '@sitewright/messages';
import type { Services } from '../../../platform/services.ts';
import { chargesTax, isOffered, type ReadCart } from '../../cart/public.ts';
import { findStripeAmountError } from '../stripe/find-stripe-amount-error.ts';
import { findCustomFieldErrors } from './buyer-details.ts';
import {
  findMissingPartError,
  findStateError,
  findZipError,
  type AddressFields,
} from './find-address-errors.ts';

interface ShippedFields {
  readonly city: string;
  readonly phone: string;
  readonly company?: string | undefined;
}

/** The fields that are checked in addition to the schema. Their format may be invalid. */
export interface CheckoutFields {
  readonly email: string;
  readonly shippingAddress: (AddressFields & ShippedFields) | null;
  readonly shippingOptionId: string | null;
  readonly billing: BillingDetails | null;
  readonly vatNumber?: string | undefined;
  readonly acceptsTerms?: boolean | undefined;
  readonly fields?: Readonly<Record<string, string[]>> | undefined;
  readonly payment: {
    readonly method: string;
    readonly card?: string;
    readonly confirmationToken?: string;
  };
}

/** The part of a cart that the fields are checked against. */
export type CheckedCart = Pick<
  ReadCart,
  'settings' | 'totals' | 'shippingOptions' | 'shippingGap' | 'shippingGapItems'
>;

/** Error messages by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The payment method of an order without a charge. */
const noPayment = 'none';

type FieldCheck<Against> = (
  fields: CheckoutFields,
  against: Against,
  text: VisitorText,
) => string | null;

/** Why an order cannot be sent to an address. */
const gapErrors = {
  notCovered: 'checkout.shippingNone',
  noRate: 'checkout.shippingNoRate',
} as const satisfies Record<Exclude<ShippingGap, 'stateNeeded'>, string>;

/** Whether an order is not shipped, and taxed where its buyer is. */
const isTaxedAtBuyer = (
  settings: CheckedCart['settings'],
  { requiresShipping, subtotalCents }: CheckedCart['totals'],
): boolean => !requiresShipping && chargesTax(settings) && subtotalCents > 0;

const isPickup = (
  { shippingOptionId }: Pick<CheckoutFields, 'shippingOptionId'>,
  options: readonly PricedShipping[],
): boolean => selectShippingOption(options, shippingOptionId ?? '')?.kind === 'pickup';

/** The country of the place where the order is collected. */
const pickupCountryOf = (
  { shippingOptionId }: Pick<CheckoutFields, 'shippingOptionId'>,
  options: readonly PricedShipping[],
): string => selectShippingOption(options, shippingOptionId ?? '')?.pickup?.address.country ?? '';

/** The error of a field that the owner requires, offers or hides. */
const findModeError = (
  mode: FieldMode,
  typed: string | undefined,
  text: VisitorText,
): string | null => (mode === 'required' && !typed?.trim() ? text('issues.required') : null);

/** The error of a phone number: it must exist in the country, or have an international prefix. */
function findPhoneError(
  mode: FieldMode,
  typed: string | undefined,
  country: string,
  text: VisitorText,
): string | null {
  if (mode === 'hidden') return null;
  const number = typed?.trim() ?? '';
  if (number === '' || readPhone(number, country) !== null)
    return findModeError(mode, number, text);
  return text('checkout.phoneInvalid');
}

/** Checks the fields against the cart, in the order of the form. */
const cartChecks: Readonly<Record<string, FieldCheck<CheckedCart>>> = {
  // The schema reports text that is no email address at all.
  email: ({ email }, { settings: { shortEmailEndings } }, text) =>
    shortEmailEndings && isEmail(email) && !isEmailWithShortEnding(email)
      ? text('issues.email', exampleValues)
      : null,
  'shippingAddress.line1': (fields, { totals, shippingOptions }, text) =>
    totals.requiresShipping && fields.shippingAddress === null && !isPickup(fields, shippingOptions)
      ? text('checkout.addressMissing')
      : null,
  'billing.firstName': (fields, { shippingOptions }, text) =>
    isPickup(fields, shippingOptions) && !fields.billing?.firstName
      ? text('checkout.firstNameMissing')
      : null,
  'billing.lastName': (fields, { shippingOptions }, text) =>
    isPickup(fields, shippingOptions) && !fields.billing?.lastName
      ? text('checkout.lastNameMissing')
      : null,
  'billing.company': (fields, { shippingOptions, settings: { checkout } }, text) =>
    isPickup(fields, shippingOptions)
      ? findModeError(checkout.company, fields.billing?.company, text)
      : null,
  'billing.phone': (fields, { shippingOptions, settings: { checkout } }, text) =>
    isPickup(fields, shippingOptions)
      ? findPhoneError(
          checkout.phone,
          fields.billing?.phone,
          pickupCountryOf(fields, shippingOptions),
          text,
        )
      : null,
  'shippingAddress.company': ({ shippingAddress }, { settings: { checkout } }, text) =>
    shippingAddress && findModeError(checkout.company, shippingAddress.company, text),
  'shippingAddress.city': ({ shippingAddress }, _cart, text) =>
    shippingAddress && findMissingPartError(shippingAddress, 'city', text),
  'shippingAddress.state': ({ shippingAddress }, { settings }, text) =>
    shippingAddress &&
    (findStateError(shippingAddress, settings, text) ??
      findMissingPartError(shippingAddress, 'state', text)),
  'shippingAddress.zip': ({ shippingAddress }, { settings }, text) =>
    shippingAddress &&
    (findZipError(shippingAddress, settings, text) ??
      findMissingPartError(shippingAddress, 'zip', text)),
  'shippingAddress.phone': ({ shippingAddress }, { settings: { checkout } }, text) =>
    shippingAddress &&
    findPhoneError(checkout.phone, shippingAddress.phone, shippingAddress.country, text),
  'billing.country': ({ billing }, { settings, totals }, text) =>
    isTaxedAtBuyer(settings, totals) && !billing?.country ? text('checkout.countryForTax') : null,
  'billing.state': ({ billing }, { settings, totals }, text) =>
    billing?.country && isTaxedAtBuyer(settings, totals)
      ? findStateError(billing, settings, text)
      : null,
  'billing.zip': ({ billing }, { settings, totals }, text) =>
    billing?.country && isTaxedAtBuyer(settings, totals)
      ? findZipError(billing, settings, text)
      : null,
  vatNumber: ({ vatNumber = '', shippingAddress, billing }, { settings }, text) => {
    if (vatNumber.trim() === '') return null;
    if (!settings.reverseCharge) return text('checkout.vatNumberUnused');
    const country = shippingAddress?.country ?? billing?.country ?? '';
    return country === '' || isVatNumberOf(country, vatNumber)
      ? null
      : text('checkout.vatNumberInvalid');
  },
  acceptsTerms: ({ acceptsTerms }, { settings: { checkout } }, text) =>
    checkout.terms.isRequired && acceptsTerms !== true ? text('checkout.termsMissing') : null,
  // Without an address there is only pickup to choose.
  shippingOptionId: (
    { shippingAddress, shippingOptionId },
    { totals, shippingOptions, shippingGap, shippingGapItems, settings: { locale } },
    text,
  ) => {
    if (!totals.requiresShipping || shippingAddress === null) return null;
    if (selectShippingOption(shippingOptions, shippingOptionId ?? '') !== undefined) return null;
    if (shippingGapItems !== undefined) {
      const items = new Intl.ListFormat(locale, { type: 'conjunction' }).format(shippingGapItems);
      return text('checkout.shippingNoneFor', { items });
    }
    // The field of the state reports that it is missing.
    return text(
      shippingGap === undefined || shippingGap === 'stateNeeded'
        ? 'checkout.shippingMissing'
        : gapErrors[shippingGap],
    );
  },
  'payment.method': (fields, { totals: { payableCents }, settings, shippingOptions }, text) => {
    const { method } = fields.payment;
    if (payableCents === 0) return null;
    if (method === noPayment || !isOffered(method, settings))
      return text('checkout.paymentMissing');
    if (method === 'cashOnPickup' && !isPickup(fields, shippingOptions))
      return text('checkout.cashNeedsPickup');
    return method === 'stripe' ? findStripeAmountError(payableCents, settings, text) : null;
  },
};

/** Checks the payment against the providers, so that an impossible payment takes no order number and no stock. */
const paymentChecks: Readonly<Record<string, FieldCheck<Services['payments']>>> = {
  'payment.method': ({ payment: { method, confirmationToken = '' } }, payments, text) => {
    if (method === noPayment) return null;
    if (!payments.some(({ id }) => id === method)) return text('checkout.paymentMissing');
    // Without a script, Stripe is not offered.
    return method === 'stripe' && !/^ctoken_\w+$/.test(confirmationToken)
      ? text('checkout.paymentDetailsMissing')
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
  locale: string,
): FieldErrors {
  const text = visitorText(locale);
  const errors = Object.entries(checks).flatMap(([field, check]) => {
    const error = check(fields, against, text);
    return error === null ? [] : [[field, error] as const];
  });
  return Object.fromEntries(errors);
}

/** The errors of fields that do not fit the cart and its store, in the language of the store. */
export const findCartFieldErrors = (fields: CheckoutFields, cart: CheckedCart): FieldErrors => ({
  ...runChecks(cartChecks, fields, cart, cart.settings.locale),
  ...findCustomFieldErrors(fields.fields, cart.settings),
});

/** The errors of payment fields that the providers would reject. */
export const findPaymentFieldErrors = (
  fields: CheckoutFields,
  payments: Services['payments'],
  locale: string,
): FieldErrors => runChecks(paymentChecks, fields, payments, locale);
