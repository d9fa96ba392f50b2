const maxExactCount = 100;

/**
 * The number in the cart indicator, in a locale's digits: exact up to 100, then `100+` (CART-02). An invalid number is
 * 0.
 */
export function cartCountText(count: number, locale = 'en'): string {
  const shownCount = count > 0 ? Math.floor(Math.min(count, maxExactCount)) : 0;
  return new Intl.NumberFormat(locale).format(shownCount) + (count > maxExactCount ? '+' : '');
}
