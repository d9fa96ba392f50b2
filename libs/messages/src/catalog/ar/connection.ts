import type { Translation } from '../../translation.ts';
import type { connection as english } from '../en/connection.ts';

export const connection: Translation<typeof english> = {
  unreadable: 'خطأ داخلي: تعذّرت قراءة رد الخادم من ({url}) بصيغة JSON: {message}',
  unauthorized: 'طلب غير مصرّح به',
  serverError: 'خطأ داخلي في الخادم. يرجى المحاولة لاحقًا.',
  unavailable: 'هذه الخدمة غير متاحة مؤقتًا. يرجى المحاولة لاحقًا.',
  unableToConnect: 'تعذّر الاتصال…',
  overlayTitle: 'حدث خطأ ما!',
  overlayReload: 'إعادة تحميل الصفحة',
  overlayClear: 'إخفاء',
};
