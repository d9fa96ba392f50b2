import type { Translation } from '../../translation.ts';
import type { lists as english } from '../en/lists.ts';

export const lists: Translation<typeof english> = {
  required: 'يجب اختيار قائمة',
  none: 'ليست لديك قوائم بريدية. يرجى إنشاء قائمة قبل المتابعة',
};
