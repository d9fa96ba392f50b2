import type { Translation } from '../../translation.ts';
import type { blocks as english } from '../en/blocks.ts';

export const blocks: Translation<typeof english> = {
  tableBookingPreview: 'معاينة فقط: يرجى تسجيل الخروج من حسابك لاستخدام مكوّن OpenTable.',
  foodOrderingLink: 'اطلب الآن',
};
