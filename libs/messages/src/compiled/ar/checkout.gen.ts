// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { checkout as source } from '../../catalog/en/checkout.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const checkout = {
  sessionExpired: "إما أن جلستك انتهت أو أن ملفات تعريف الارتباط معطّلة. لا يمكننا متابعة إتمام الشراء.",
  belowMinimum: ["يجب ألا يقل المجموع الفرعي لطلبك عن ",["subtotal"]],
} as CompiledArea<typeof source>;
