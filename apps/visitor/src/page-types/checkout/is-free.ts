import type { ShoppingCart } from '@sitewright/contracts/entities';

/** Whether a cart costs nothing, also once it is known how it travels: then no payment is asked for. */
export const isFree = ({
  grandTotalCents,
  requiresShipping,
  selectedShippingOption,
}: Pick<
  ShoppingCart,
  'grandTotalCents' | 'requiresShipping' | 'selectedShippingOption'
>): boolean => grandTotalCents === 0 && (!requiresShipping || selectedShippingOption !== null);
