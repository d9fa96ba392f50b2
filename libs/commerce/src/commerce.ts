/** Prices, stock, cart totals with their trace, shipping, tax, coupons and the order life cycle, without I/O. */
export const commerce = Object.freeze({ name: 'commerce' });
