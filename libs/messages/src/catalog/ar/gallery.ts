import type { Translation } from '../../translation.ts';
import type { gallery as english } from '../en/gallery.ts';

export const gallery: Translation<typeof english> = {
  previousSlide: 'الشريحة السابقة',
  nextSlide: 'الشريحة التالية',
  showSlide: 'عرض الشريحة {position} من {total}',
  position: '{position} من {total}',
  pause: 'إيقاف عرض الشرائح مؤقتًا',
  play: 'تشغيل عرض الشرائح',
  openLightbox: 'فتح الصورة {position} من {total} بالحجم الكامل',
  showCaption: 'إظهار التعليق',
  hideCaption: 'إخفاء التعليق',
  decodeFailed: 'تعذّرت قراءة بيانات مكوّن المعرض.',
  evaluateFailed: 'تعذّر تقييم بيانات مكوّن المعرض.',
  videoLoaderMissing: 'لم يُعثر على VideoLoader',
  loaderMissing: 'لم يُعثر على Loader2',
};
