import { readCheckoutForm, toShippingLocation, type TypedCheckout } from '@sitewright/commerce';
import type { ShippingLocation } from '@sitewright/contracts/entities';

type Entries = Readonly<Record<string, string>>;

/** What the plain checkout form holds. */
export const typedCheckout = (form: Entries): TypedCheckout =>
  readCheckoutForm((name) => form[name]);

/** Where the form says that the order goes, as far as it is filled in; null when it says nothing. */
export function typedLocation({ shippingAddress }: TypedCheckout): ShippingLocation | null {
  if (shippingAddress === null || !/^[A-Z]{2}$/.test(shippingAddress.country)) return null;
  const { country, state, zip } = shippingAddress;
  return toShippingLocation({ country, state: state.slice(0, 60), zip: zip.slice(0, 20) });
}

/** Those that are made anew or never sent back: a card is kept nowhere, a cart's version is that of what is shown. */
const notAgain: readonly string[] = ['payment.card', 'crumb', 'cartVersion'];

/** What the page shows again of what was typed. */
export const typedAgain = (form: Entries): Record<string, string> =>
  Object.fromEntries(Object.entries(form).filter(([name]) => !notAgain.includes(name)));
