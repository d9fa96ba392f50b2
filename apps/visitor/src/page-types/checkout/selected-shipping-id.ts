import type { FormReturn, ShoppingCart } from '@sitewright/contracts/entities';

/** The id of the selected shipping option: the submitted one, that of the cart, or the first. */
export function selectedShippingId(
  { shippingOptions, selectedShippingOption }: ShoppingCart,
  sent: FormReturn | undefined,
): string | undefined {
  const selectedId = sent?.values['shippingOptionId'] ?? selectedShippingOption?.id;
  return selectedId === undefined
    ? shippingOptions[0]?.id
    : shippingOptions.find(({ id }) => id === selectedId)?.id;
}
