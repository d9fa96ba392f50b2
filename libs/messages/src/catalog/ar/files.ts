import type { Translation } from '../../translation.ts';
import type { files as english } from '../en/files.ts';

export const files: Translation<typeof english> = {
  nameRequired: 'يرجى إدخال اسم الملف',
  tooLarge: 'الملف {fileName} كبير جدًا. الحد الأقصى المسموح به هو {maxSize}.',
  unsupported: 'لا يبدو أن {fileName} ملف {fileTypeMessage}مدعوم.',
  noJobData: 'لا توجد بيانات في رد طلب المهمة',
  processingFailed: 'فشلت معالجة الملف',
  processingCancelled: 'أُلغيت معالجة الملف',
  processingIncomplete: 'لم تكتمل معالجة الملف',
  uploadIncomplete: 'لم يكتمل رفع الملف',
  renameFailed: 'حدثت مشكلة أثناء إعادة تسمية الملف.',
  uploadFailed: 'حدثت مشكلة أثناء رفع الملف.',
};
