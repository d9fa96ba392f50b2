/** The shopping cart (specification 5 and 8). */
export const cart = {
  title: 'Shopping cart',
  empty: 'Your cart is empty.',
  items: '{count, plural, one {# item in your cart} other {# items in your cart}}',
  quantity: 'Quantity',
  remove: 'Remove',
  removeQuestion: 'Remove {title} from your cart?',
  subtotal: 'Subtotal',
  checkout: 'Checkout',
  unableToUpdateQuantity: 'Unable to update quantity',
  unableToRemoveItem: 'Unable to remove item',
} as const;
