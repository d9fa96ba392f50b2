const shownUpTo = 100;

/** The number in the cart indicator: as it is up to 100, then `100+` (CART-02). */
export const cartCountText = (count: number): string =>
  count > shownUpTo ? `${shownUpTo}+` : String(count);
