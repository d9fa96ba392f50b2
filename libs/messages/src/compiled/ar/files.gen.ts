// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { files as source } from '../../catalog/en/files.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const files = {
  nameRequired: "يرجى إدخال اسم الملف",
  tooLarge: ["الملف ",["fileName"]," كبير جدًا. الحد الأقصى المسموح به هو ",["maxSize"],"."],
  unsupported: ["لا يبدو أن ",["fileName"]," ملف ",["fileTypeMessage"],"مدعوم."],
  noJobData: "لا توجد بيانات في رد طلب المهمة",
  processingFailed: "فشلت معالجة الملف",
  processingCancelled: "أُلغيت معالجة الملف",
  processingIncomplete: "لم تكتمل معالجة الملف",
  uploadIncomplete: "لم يكتمل رفع الملف",
  renameFailed: "حدثت مشكلة أثناء إعادة تسمية الملف.",
  uploadFailed: "حدثت مشكلة أثناء رفع الملف.",
} as CompiledArea<typeof source>;
