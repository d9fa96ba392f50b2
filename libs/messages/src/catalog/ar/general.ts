import type { Translation } from '../../translation.ts';
import type { general as english } from '../en/general.ts';

export const general: Translation<typeof english> = {
  somethingWentWrong: 'حدث خطأ ما',
  unableToLoadResults: 'تعذّر تحميل النتائج',
  unableToLoad: 'تعذّر التحميل. حاول مرة أخرى.',
  unableToLocateContent: 'تعذّر العثور على المحتوى',
  unableToConnect: 'تعذّر الاتصال. يرجى المحاولة مرة أخرى',
  networkError: 'خطأ في الشبكة',
  noResults: 'لا توجد نتائج',
  checkConnection: 'يرجى التحقق من اتصالك بالإنترنت.',
  tryAgain: 'يرجى المحاولة مرة أخرى.',
  timeZoneFailed: 'تعذّر تحميل المنطقة الزمنية {timeZone}',
  justNow: 'الآن',
};
