// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { blocks as source } from '../../catalog/en/blocks.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const blocks = {
  tableBookingPreview: "معاينة فقط: يرجى تسجيل الخروج من حسابك لاستخدام مكوّن OpenTable.",
  foodOrderingLink: "اطلب الآن",
} as CompiledArea<typeof source>;
