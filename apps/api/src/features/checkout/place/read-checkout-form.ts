import { readCheckoutForm, toShippingLocation, type TypedCheckout } from '@sitewright/commerce';
import type { ShippingLocation } from '@sitewright/contracts/entities';

type FormValues = Readonly<Record<string, string>>;

/** Reads the fields of the checkout form. */
export const readCheckoutFields = (form: FormValues): TypedCheckout =>
  readCheckoutForm((name) => form[name]);

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

/** Lists the values that the page shows again. A code that was accepted is in the cart, and its field is empty. */
export const listSubmittedValues = (form: FormValues, hasErrors: boolean): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([name]) => !omittedFields.includes(name) && (hasErrors || name !== 'code'),
    ),
  );
