// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { links as source } from '../../catalog/en/links.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const links = {
  tooLong: "هذا الرابط طويل جدًا.",
  notAPhoneNumber: "يرجى إدخال رقم هاتف من أربعة أرقام أو أكثر دون مسافات.",
  notAMailAddress: ["يجب أن يكون البريد الإلكتروني بالصيغة ",["email"]],
  malformedProtocol: ["يجب أن تكون الروابط بالصيغة ",["host"]," أو ",["host"]],
  protocolNotAllowed: "هذا النوع من الروابط غير مسموح به.",
  suggestion: ["هل تقصد ",["link"],"؟"],
} as CompiledArea<typeof source>;
