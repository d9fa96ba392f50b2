import type { FormReturn, ShoppingCart } from '@sitewright/contracts/entities';

/** The way of shipping that is marked on a page as it is drawn: the one that was sent, that of the cart, or the first. */
export function chosenShipping(
  { shippingOptions, selectedShippingOption }: ShoppingCart,
  sent: FormReturn | undefined,
): string | undefined {
  const wanted = sent?.values['shippingOptionId'] ?? selectedShippingOption?.id;
  return wanted === undefined
    ? shippingOptions[0]?.id
    : shippingOptions.find(({ id }) => id === wanted)?.id;
}
