const shownUpTo = 100;

/**
 * The number in the cart indicator, in a locale's digits: exact up to 100, then `100+` (CART-02). An invalid number is
 * 0.
 */
export function cartCountText(count: number, locale = 'en'): string {
  const pieces = count > 0 ? Math.floor(Math.min(count, shownUpTo)) : 0;
  return new Intl.NumberFormat(locale).format(pieces) + (count > shownUpTo ? '+' : '');
}
