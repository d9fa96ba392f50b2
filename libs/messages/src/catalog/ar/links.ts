import type { Translation } from '../../translation.ts';
import type { links as english } from '../en/links.ts';

export const links: Translation<typeof english> = {
  tooLong: 'هذا الرابط طويل جدًا.',
  notAPhoneNumber: 'يرجى إدخال رقم هاتف من أربعة أرقام أو أكثر دون مسافات.',
  notAMailAddress: 'يجب أن يكون البريد الإلكتروني بالصيغة {email}',
  malformedProtocol: 'يجب أن تكون الروابط بالصيغة {host} أو {host}',
  protocolNotAllowed: 'هذا النوع من الروابط غير مسموح به.',
  suggestion: 'هل تقصد {link}؟',
};
