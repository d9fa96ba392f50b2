import type { Translation } from '../../translation.ts';
import type { checkout as english } from '../en/checkout.ts';

export const checkout: Translation<typeof english> = {
  sessionExpired:
    'セッションの有効期限が切れたか、Cookieが無効になっています。ご購入手続きに進めません。',
  belowMinimum: 'ご注文の小計は{subtotal}以上である必要があります',
};
