// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { page as source } from '../../catalog/en/page.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const page = {
  skipToContent: "الانتقال إلى المحتوى",
  locked: "هذه الصفحة مقفلة.",
  membersOnly: "هذه الصفحة متاحة لأعضاء الموقع فقط",
  secondRun: "اكتُشف تشغيل ثانٍ، وهذا خطأ.",
  moduleFailed: "تعذّر تحميل الوحدة",
  fontGone: "الخط المطلوب لم يعد متوفرًا في Typekit",
} as CompiledArea<typeof source>;
