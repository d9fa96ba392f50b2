import type { Translation } from '../../translation.ts';
import type { tracking as english } from '../en/tracking.ts';

export const tracking: Translation<typeof english> = {
  eventFailed: 'خطأ في تسجيل الحدث: حالة HTTP {code}',
  unexpectedStatus: 'انتهى طلب XHR بحالة غير متوقعة',
  settingsTimeout: 'انتهت مهلة طلب إعدادات القياس',
  pageLoadIdMissing: 'تعذّر تحديد pageLoadId',
  analyticsIdNotStored: 'تعذّر حفظ analyticsId',
  storageUnavailable: 'تعذّر الوصول إلى التخزين المحلي أو تخزين الجلسة.',
};
