import type { FormReturn, ShoppingCart } from '@sitewright/contracts/entities';

/** The selected shipping option: the submitted one, that of the cart, or the first. */
export function chosenShipping(
  { shippingOptions, selectedShippingOption }: ShoppingCart,
  sent: FormReturn | undefined,
): string | undefined {
  const wanted = sent?.values['shippingOptionId'] ?? selectedShippingOption?.id;
  return wanted === undefined
    ? shippingOptions[0]?.id
    : shippingOptions.find(({ id }) => id === wanted)?.id;
}
