import type { Translation } from '../../translation.ts';
import type { images as english } from '../en/images.ts';

export const images: Translation<typeof english> = {
  sourceInvalid: 'مصدر الصورة غير صالح أو غير موجود.',
  elementInvalid: 'العنصر ليس عنصر صورة صالحًا.',
  noImage: 'لا صورة',
  noImages: 'لا توجد صور',
  noRootNode: 'لا توجد عقدة جذر',
  notLoaded: 'لم يتم تحميل {image}',
};
