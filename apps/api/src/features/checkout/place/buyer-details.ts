import { formChecks, formTextsOf, visitorText } from '@sitewright/blocks/texts';
import { stateCodeOf } from '@sitewright/commerce';
import { readPhone } from '@sitewright/commerce/phone';
import type { CheckoutBody } from '@sitewright/contracts/api';
import type {
  Address,
  BillingDetails,
  CheckoutAnswer,
  FieldMode,
} from '@sitewright/contracts/entities';
import {
  fieldNames,
  parsePlainForm,
  validateSubmission,
  type Validation,
} from '@sitewright/form-runtime';
import type { StoreSettings } from '../../cart/public.ts';
import { createStoredAnswers } from '../../forms/public.ts';

export type BuyerSettings = Pick<StoreSettings, 'checkout' | 'locale' | 'shortEmailEndings'>;

/** What an order keeps of what its buyer wrote, in the form in which the store reads it. */
export interface BuyerDetails {
  readonly shippingAddress: Address | null;
  readonly billing: BillingDetails | null;
  readonly note: string;
  readonly answers: readonly CheckoutAnswer[];
  /** Null if the store does not ask for it. */
  readonly termsAcceptedAt: Date | null;
}

function checkCustomFields(
  entries: CheckoutBody['fields'],
  { checkout: { fields }, locale, shortEmailEndings }: BuyerSettings,
): Validation {
  const lines = Object.entries(entries ?? {}).flatMap(([name, texts]) =>
    texts.map((text) => [name, text] as const),
  );
  return validateSubmission({ fields }, parsePlainForm({ fields }, lines), {
    texts: formTextsOf(visitorText(locale)),
    ...formChecks(shortEmailEndings),
  });
}

/** The errors of the custom fields, by the name of the first control of each. */
export function findCustomFieldErrors(
  entries: CheckoutBody['fields'],
  settings: BuyerSettings,
): Readonly<Record<string, string>> {
  const { fields } = settings.checkout;
  if (fields.length === 0) return {};
  const checked = checkCustomFields(entries, settings);
  if (checked.ok) return {};
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = checked.errors[field.id];
      return error === undefined ? [] : [[fieldNames(field)[0] ?? field.id, error] as const];
    }),
  );
}

interface OptionalFields {
  readonly phone?: string | undefined;
  readonly company?: string | undefined;
}

/** What the store does not ask for is not kept. */
const valueOf = (mode: FieldMode, typed = ''): string => (mode === 'hidden' ? '' : typed);

/** The phone number in international format, and the company only if there is one. */
function withOptionalFields<Fields extends OptionalFields>(
  fields: Fields,
  country: string,
  { phone, company }: StoreSettings['checkout'],
) {
  const { phone: typedPhone, company: typedCompany, ...others } = fields;
  const number = valueOf(phone, typedPhone);
  const name = valueOf(company, typedCompany);
  return {
    ...others,
    phone: readPhone(number, country) ?? number,
    ...(name === '' ? {} : { company: name }),
  };
}

/** A place with the code of its state if the country has a list: `maine` and `Maine` print as `ME`. */
const withStateCode = <Place extends { readonly country: string; readonly state: string }>(
  place: Place,
): Place => ({ ...place, state: stateCodeOf(place.country, place.state) ?? place.state });

/**
 * The details of a buyer whose checkout has no errors.
 *
 * @param pickupCountry The country where the order is collected, for phone numbers without a prefix; empty if it is not.
 */
export function toBuyerDetails(
  { shippingAddress, billing, note = '', fields }: CheckoutBody,
  settings: BuyerSettings,
  pickupCountry: string,
  now: Date,
): BuyerDetails {
  const { checkout, locale } = settings;
  const checked = checkout.fields.length === 0 ? null : checkCustomFields(fields, settings);
  const answers =
    checked?.ok === true ? createStoredAnswers(checkout, checked.payload, locale).texts : [];
  return {
    shippingAddress:
      shippingAddress &&
      withOptionalFields(withStateCode(shippingAddress), shippingAddress.country, checkout),
    billing:
      billing &&
      withOptionalFields(withStateCode(billing), billing.country || pickupCountry, checkout),
    note: checkout.orderNotes ? note : '',
    answers: answers.filter(({ text }) => text !== ''),
    termsAcceptedAt: checkout.terms.isRequired ? now : null,
  };
}
