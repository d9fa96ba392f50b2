import type { ShoppingCart } from '@sitewright/contracts/entities';

/** Whether a cart costs nothing, including shipping if it is known: then no payment is required. */
export const isFree = ({
  grandTotalCents,
  requiresShipping,
  selectedShippingOption,
}: Pick<
  ShoppingCart,
  'grandTotalCents' | 'requiresShipping' | 'selectedShippingOption'
>): boolean => grandTotalCents === 0 && (!requiresShipping || selectedShippingOption !== null);
