// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { tracking as source } from '../../catalog/en/tracking.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const tracking = {
  eventFailed: ["خطأ في تسجيل الحدث: حالة HTTP ",["code"]],
  unexpectedStatus: "انتهى طلب XHR بحالة غير متوقعة",
  settingsTimeout: "انتهت مهلة طلب إعدادات القياس",
  pageLoadIdMissing: "تعذّر تحديد pageLoadId",
  analyticsIdNotStored: "تعذّر حفظ analyticsId",
  storageUnavailable: "تعذّر الوصول إلى التخزين المحلي أو تخزين الجلسة.",
} as CompiledArea<typeof source>;
