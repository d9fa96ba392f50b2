import type { Translation } from '../../translation.ts';
import type { cart as english } from '../en/cart.ts';

export const cart: Translation<typeof english> = {
  title: 'Warenkorb',
  empty: 'Ihr Warenkorb ist leer.',
  items: '{count, plural, one {# Artikel in Ihrem Warenkorb} other {# Artikel in Ihrem Warenkorb}}',
  quantity: 'Anzahl',
  remove: 'Entfernen',
  removeQuestion: '{title} aus Ihrem Warenkorb entfernen?',
  subtotal: 'Zwischensumme',
  checkout: 'Zur Kasse',
  unableToUpdateQuantity: 'Die Anzahl konnte nicht geändert werden',
  unableToRemoveItem: 'Der Artikel konnte nicht entfernt werden',
};
