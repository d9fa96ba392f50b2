import type { Translation } from '../../translation.ts';
import type { forms as english } from '../en/forms.ts';

export const forms: Translation<typeof english> = {
  submitting: 'جارٍ الإرسال…',
  processingFailed: 'حدث خطأ أثناء إرسال النموذج. يرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  unknownError: 'خطأ غير معروف، يرجى المحاولة لاحقًا.',
  captchaRequired: 'يرجى إكمال CAPTCHA قبل الإرسال.',
  captchaNotSetUp: 'لم يُعدّ ReCaptcha',
  keyMissing: 'تعذّر الحصول على مفتاح إرسال النموذج، يرجى المحاولة لاحقًا.',
  fieldsUnreadable: 'تعذّرت قراءة حقول النموذج، يرجى التحقق مما أدخلته.',
  fieldsInvalid: 'حقل واحد أو أكثر غير صالح، يرجى التحقق مما أدخلته.',
  problemBelow: 'توجد مشكلة في النموذج. يرجى التمرير إلى الأسفل للمراجعة.',
  problemAbove: 'توجد مشكلة في النموذج. يرجى التمرير إلى الأعلى للمراجعة.',
  unableToSubmit: 'تعذّر تقديم النموذج. يرجى المحاولة لاحقًا.',
  notConfigured: 'لم يُعدّ هذا النموذج بعد.',
  rateLimited: 'تعذّر إرسال النموذج: تم تجاوز حد الإرسال. يرجى المحاولة لاحقًا.',
  unableToSend: 'تعذّر إرسال النموذج. يرجى المحاولة لاحقًا.',
  characterLimit: 'لقد تجاوزت الحد المسموح به من الأحرف.',
  characterCount: '{count} / {max}',
  emailInvalid: 'البريد الإلكتروني غير صالح. يجب أن يكون بالصيغة {email}.',
  unableToRender: 'تعذّر عرض النموذج',
  unableToUpdate: 'تعذّر تعديل النموذج',
  unableToOpen: 'تعذّر فتح النموذج',
};
