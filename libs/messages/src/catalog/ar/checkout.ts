import type { Translation } from '../../translation.ts';
import type { checkout as english } from '../en/checkout.ts';

export const checkout: Translation<typeof english> = {
  sessionExpired:
    'إما أن جلستك انتهت أو أن ملفات تعريف الارتباط معطّلة. لا يمكننا متابعة إتمام الشراء.',
  belowMinimum: 'يجب ألا يقل المجموع الفرعي لطلبك عن {subtotal}',
};
