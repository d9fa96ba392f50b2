import type { Translation } from '../../translation.ts';
import type { issues as english } from '../en/issues.ts';

export const issues: Translation<typeof english> = {
  required: 'هذا الحقل مطلوب.',
  urlId: 'استخدم فقط الحروف والأرقام والشرطات المفردة، مثل opening-hours.',
  siteIdentifier: 'استخدم فقط الحروف من a إلى z والأرقام والشرطات، مثل harbour-cafe.',
  line: 'يرجى كتابة هذا في سطر واحد.',
  fieldId: 'استخدم فقط الحروف والأرقام والشرطات والشرطات السفلية.',
  colour: 'يرجى إدخال لون من ست خانات، مثل #9b3d22.',
  locale: 'يرجى اختيار لغة، مثل en أو en-GB.',
  currency: 'يرجى اختيار عملة مدعومة، مثل EUR.',
  country: 'يرجى اختيار دولة.',
  email: 'البريد الإلكتروني غير صالح. يجب أن يكون بالصيغة {email}.',
  url: 'يرجى إدخال عنوان كامل، مثل https://example.com.',
  dateTime: 'يرجى إدخال التاريخ والوقت.',
  date: 'يرجى إدخال تاريخ.',
  text: 'يرجى إدخال نص.',
  number: 'يرجى إدخال رقم.',
  wholeNumber: 'يرجى إدخال عدد صحيح.',
  yesOrNo: 'يرجى الإجابة بنعم أو لا.',
  list: 'يرجى إدخال قائمة.',
  option: 'يرجى اختيار أحد الخيارات.',
  endBeforeStart: 'يرجى تحديد نهاية لا تسبق البداية.',
  tooDeep: 'القوائم متداخلة بمستويات كثيرة جدًا.',
  unknownEntry: 'غير معروف هنا: {names}.',
  unclear: 'يرجى التحقق من هذا الإدخال.',
  textTooShort:
    'يرجى إدخال {bound, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل.',
  textTooLong:
    'يرجى إدخال {bound, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأكثر.',
  listTooShort:
    'يرجى إدخال {bound, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} على الأقل.',
  listTooLong:
    'يرجى إدخال {bound, plural, zero {# عنصر} one {عنصر واحد} two {عنصرين} few {# عناصر} many {# عنصرًا} other {# عنصر}} على الأكثر.',
  numberTooSmall: 'يرجى إدخال {bound} أو أكثر.',
  numberTooLarge: 'يرجى إدخال {bound} أو أقل.',
  numberNotAbove: 'يرجى إدخال رقم أكبر من {bound}.',
  numberNotBelow: 'يرجى إدخال رقم أصغر من {bound}.',
};
