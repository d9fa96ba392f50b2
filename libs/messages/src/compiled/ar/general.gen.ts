// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { general as source } from '../../catalog/en/general.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const general = {
  somethingWentWrong: "حدث خطأ ما",
  unableToLoadResults: "تعذّر تحميل النتائج",
  unableToLoad: "تعذّر التحميل. حاول مرة أخرى.",
  unableToLocateContent: "تعذّر العثور على المحتوى",
  unableToConnect: "تعذّر الاتصال. يرجى المحاولة مرة أخرى",
  networkError: "خطأ في الشبكة",
  noResults: "لا توجد نتائج",
  checkConnection: "يرجى التحقق من اتصالك بالإنترنت.",
  tryAgain: "يرجى المحاولة مرة أخرى.",
  timeZoneFailed: ["تعذّر تحميل المنطقة الزمنية ",["timeZone"]],
  justNow: "الآن",
} as CompiledArea<typeof source>;
