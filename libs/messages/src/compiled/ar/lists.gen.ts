// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { lists as source } from '../../catalog/en/lists.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const lists = {
  required: "يجب اختيار قائمة",
  none: "ليست لديك قوائم بريدية. يرجى إنشاء قائمة قبل المتابعة",
} as CompiledArea<typeof source>;
