/** Checkout (specification 5). */
export const checkout = {
  sessionExpired:
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  belowMinimum: 'your order subtotal must be {subtotal} or more',
} as const;
