import type { Translation } from '../../translation.ts';
import type { cart as english } from '../en/cart.ts';

export const cart: Translation<typeof english> = {
  title: 'سلة التسوق',
  empty: 'سلة التسوق فارغة.',
  items:
    '{count, plural, zero {لا منتجات في سلتك} one {منتج واحد في سلتك} two {منتجان في سلتك} few {# منتجات في سلتك} many {# منتجًا في سلتك} other {# منتج في سلتك}}',
  quantity: 'الكمية',
  remove: 'إزالة',
  removeQuestion: 'هل تريد إزالة {title} من سلتك؟',
  subtotal: 'المجموع الفرعي',
  checkout: 'إتمام الشراء',
  unableToUpdateQuantity: 'تعذّر تغيير الكمية',
  unableToRemoveItem: 'تعذّرت إزالة المنتج',
};
