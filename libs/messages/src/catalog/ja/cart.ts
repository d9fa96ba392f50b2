import type { Translation } from '../../translation.ts';
import type { cart as english } from '../en/cart.ts';

export const cart: Translation<typeof english> = {
  title: 'ショッピングカート',
  empty: 'カートは空です。',
  items: '{count, plural, other {カートに#点の商品}}',
  quantity: '数量',
  remove: '削除',
  removeQuestion: '{title}をカートから削除しますか？',
  subtotal: '小計',
  checkout: 'ご購入手続き',
  unableToUpdateQuantity: '数量を変更できませんでした',
  unableToRemoveItem: '商品を削除できませんでした',
};
