import type { Translation } from '../../translation.ts';
import type { page as english } from '../en/page.ts';

export const page: Translation<typeof english> = {
  skipToContent: 'الانتقال إلى المحتوى',
  locked: 'هذه الصفحة مقفلة.',
  membersOnly: 'هذه الصفحة متاحة لأعضاء الموقع فقط',
  secondRun: 'اكتُشف تشغيل ثانٍ، وهذا خطأ.',
  moduleFailed: 'تعذّر تحميل الوحدة',
  fontGone: 'الخط المطلوب لم يعد متوفرًا في Typekit',
};
