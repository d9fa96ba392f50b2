import type { Translation } from '../../translation.ts';
import type { validation as english } from '../en/validation.ts';

export const validation: Translation<typeof english> = {
  email: 'يرجى إدخال بريد إلكتروني صالح',
  emailFormat: 'يجب أن يكون البريد الإلكتروني بالصيغة {email}',
  linkFormat: 'يجب أن تكون الروابط بالصيغة {host} أو {host}',
  pageUrl: '{val} ليس عنوان صفحة صالحًا',
  expectedOption: '{val} ليس من الخيارات المتوقعة',
};
