import type { FormReturn, ShippingOption, ShoppingCart } from '@sitewright/contracts/entities';

/** The options that bring an order to an address. */
export const sentOptions = ({ shippingOptions }: ShoppingCart): readonly ShippingOption[] =>
  shippingOptions.filter(({ kind }) => kind !== 'pickup');

/** The locations where the buyer can collect an order. */
export const pickupOptions = ({ shippingOptions }: ShoppingCart): readonly ShippingOption[] =>
  shippingOptions.filter(({ kind }) => kind === 'pickup');

const selectedId = (
  options: readonly ShippingOption[],
  submitted: string | undefined,
  { selectedShippingOption }: ShoppingCart,
): string | undefined => {
  const id = submitted ?? options.find((option) => option.id === selectedShippingOption?.id)?.id;
  return id === undefined ? options[0]?.id : options.find((option) => option.id === id)?.id;
};

/** The id of the selected shipping option: the submitted one, that of the cart, or the first. */
export const selectedShippingId = (
  cart: ShoppingCart,
  sent: FormReturn | undefined,
): string | undefined => selectedId(sentOptions(cart), sent?.values['shippingOptionId'], cart);

/** The id of the selected pickup location: the submitted one, that of the cart, or the first. */
export const selectedPickupId = (
  cart: ShoppingCart,
  sent: FormReturn | undefined,
): string | undefined => selectedId(pickupOptions(cart), sent?.values['pickupOptionId'], cart);

/** Whether the order is sent or collected: as submitted, or else as selected in the cart. */
export function selectedFulfillment(
  { selectedShippingOption, shippingLocation }: ShoppingCart,
  sent: FormReturn | undefined,
): 'ship' | 'pickup' {
  const submitted = sent?.values['fulfillment'];
  if (submitted === 'ship' || submitted === 'pickup') return submitted;
  const isCollected = selectedShippingOption?.kind === 'pickup' && shippingLocation === null;
  return isCollected ? 'pickup' : 'ship';
}
