import type { Translation } from '../../translation.ts';
import type { cart as english } from '../en/cart.ts';

export const cart: Translation<typeof english> = {
  title: 'Panier',
  empty: 'Votre panier est vide.',
  items:
    '{count, plural, one {# article dans votre panier} many {# d’articles dans votre panier} other {# articles dans votre panier}}',
  quantity: 'Quantité',
  remove: 'Retirer',
  removeQuestion: 'Retirer {title} de votre panier\u00a0?',
  subtotal: 'Sous-total',
  checkout: 'Commander',
  unableToUpdateQuantity: 'Impossible de modifier la quantité',
  unableToRemoveItem: 'Impossible de retirer l’article',
};
