import type { Translation } from '../../translation.ts';
import type { lightbox as english } from '../en/lightbox.ts';

export const lightbox: Translation<typeof english> = {
  lightbox: 'الصور بالحجم الكامل',
  close: 'إغلاق',
  previous: 'السابق',
  next: 'التالي',
  caption: 'التعليق',
  position: '{n} من {count}',
  failed: 'تعذّر تحميل هذه الصورة.',
};
