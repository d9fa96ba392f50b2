import type { Translation } from '../../translation.ts';
import type { cart as english } from '../en/cart.ts';

export const cart: Translation<typeof english> = {
  title: 'Carrito de la compra',
  empty: 'Tu carrito está vacío.',
  items:
    '{count, plural, one {# artículo en tu carrito} many {# de artículos en tu carrito} other {# artículos en tu carrito}}',
  quantity: 'Cantidad',
  remove: 'Quitar',
  removeQuestion: '¿Quitar {title} de tu carrito?',
  subtotal: 'Subtotal',
  checkout: 'Finalizar la compra',
  unableToUpdateQuantity: 'No se ha podido cambiar la cantidad',
  unableToRemoveItem: 'No se ha podido quitar el artículo',
};
