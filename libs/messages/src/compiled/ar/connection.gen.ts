// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { connection as source } from '../../catalog/en/connection.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const connection = {
  unreadable: ["خطأ داخلي: تعذّرت قراءة رد الخادم من (",["url"],") بصيغة JSON: ",["message"]],
  unauthorized: "طلب غير مصرّح به",
  serverError: "خطأ داخلي في الخادم. يرجى المحاولة لاحقًا.",
  unavailable: "هذه الخدمة غير متاحة مؤقتًا. يرجى المحاولة لاحقًا.",
  unableToConnect: "تعذّر الاتصال…",
  overlayTitle: "حدث خطأ ما!",
  overlayReload: "إعادة تحميل الصفحة",
  overlayClear: "إخفاء",
} as CompiledArea<typeof source>;
