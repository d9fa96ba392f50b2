// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { validation as source } from '../../catalog/en/validation.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const validation = {
  email: "يرجى إدخال بريد إلكتروني صالح",
  emailFormat: ["يجب أن يكون البريد الإلكتروني بالصيغة ",["email"]],
  linkFormat: ["يجب أن تكون الروابط بالصيغة ",["host"]," أو ",["host"]],
  pageUrl: [["val"]," ليس عنوان صفحة صالحًا"],
  expectedOption: [["val"]," ليس من الخيارات المتوقعة"],
} as CompiledArea<typeof source>;
