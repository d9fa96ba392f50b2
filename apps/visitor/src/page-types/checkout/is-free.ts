import type { ShoppingCart } from '@sitewright/contracts/entities';

/** Whether nothing remains to be paid for a cart, including shipping if it is known: then no payment is required. */
export const isFree = ({
  payableCents,
  requiresShipping,
  selectedShippingOption,
}: Pick<ShoppingCart, 'payableCents' | 'requiresShipping' | 'selectedShippingOption'>): boolean =>
  payableCents === 0 && (!requiresShipping || selectedShippingOption !== null);

/** What gift cards pay of a cart, in minor units. */
export const giftCardCentsOf = ({ giftCards }: Pick<ShoppingCart, 'giftCards'>): number =>
  giftCards.reduce((sum, { amountCents }) => sum + amountCents, 0);
