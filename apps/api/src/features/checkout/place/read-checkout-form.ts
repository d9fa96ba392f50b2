import { readCheckoutForm, toShippingLocation, type TypedCheckout } from '@sitewright/commerce';
import type { ShippingLocation } from '@sitewright/contracts/entities';

type FormValues = Readonly<Record<string, string>>;

/** Reads the fields of the checkout form. */
export const readCheckoutFields = (form: FormValues): TypedCheckout =>
  readCheckoutForm((name) => form[name]);

/** Reads the shipping location from the fields; null without a country. State and postal code may be empty. */
export function readLocation({ shippingAddress }: TypedCheckout): ShippingLocation | null {
  if (shippingAddress === null || !/^[A-Z]{2}$/.test(shippingAddress.country)) return null;
  const { country, state, zip } = shippingAddress;
  return toShippingLocation({ country, state: state.slice(0, 60), zip: zip.slice(0, 20) });
}

/** Fields that the page does not show again: cards are not stored, and the page has a new crumb and cart version. */
const omittedFields: readonly string[] = ['payment.card', 'crumb', 'cartVersion'];

/** Lists the values that the page shows again. */
export const listSubmittedValues = (form: FormValues): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !omittedFields.includes(name)));
