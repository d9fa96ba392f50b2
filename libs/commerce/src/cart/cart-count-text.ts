const shownUpTo = 100;

/** The number in the cart indicator, in the digits of a locale: as it is up to 100, then `100+` (CART-02). */
export const cartCountText = (count: number, locale = 'en'): string =>
  new Intl.NumberFormat(locale).format(Math.min(count, shownUpTo)) + (count > shownUpTo ? '+' : '');
