import { readCheckoutForm, toShippingLocation, type TypedCheckout } from '@sitewright/commerce';
import type { ShippingLocation } from '@sitewright/contracts/entities';

/** A posted form; checkboxes of one name are a list. */
export type PostedForm = Readonly<Record<string, string | readonly string[]>>;

const linesOf = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** The value of a field that has one; of a repeated name, the first. */
export const textOf = (form: PostedForm, name: string): string | undefined =>
  Object.hasOwn(form, name) ? linesOf(form[name])[0] : undefined;

/** Reads the fields of the checkout form. */
export const readCheckoutFields = (form: PostedForm): TypedCheckout =>
  readCheckoutForm(
    (name) => textOf(form, name),
    Object.entries(form).flatMap(([name, value]) =>
      linesOf(value).map((text) => [name, text] as const),
    ),
  );

/** Reads the shipping location from the fields; null without a country. State and postal code may be empty. */
export function readLocation({ shippingAddress, billing }: TypedCheckout): ShippingLocation | null {
  const place = shippingAddress ?? billing;
  if (place === null || !/^[A-Z]{2}$/.test(place.country)) return null;
  const { country, state, zip } = place;
  return toShippingLocation({ country, state: state.slice(0, 60), zip: zip.slice(0, 20) });
}

/** Fields that the page does not show again: cards are not stored and their tokens are used once, and the page has a new crumb and cart version. */
const omittedFields: readonly string[] = [
  'payment.card',
  'payment.confirmationToken',
  'crumb',
  'cartVersion',
];

/**
 * Lists the values that the page shows again; those of a list are lines. A code that was accepted is in the cart, and
 * its field is empty.
 */
export const listSubmittedValues = (form: PostedForm, hasErrors: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => !omittedFields.includes(name) && (hasErrors || name !== 'code'))
      .map(([name, value]) => [name, linesOf(value).join('\n')]),
  );
