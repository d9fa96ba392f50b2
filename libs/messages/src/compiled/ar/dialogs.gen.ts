// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { dialogs as source } from '../../catalog/en/dialogs.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const dialogs = {
  close: "إغلاق",
  confirm: "موافق",
  reject: "لا",
  cancel: "إلغاء",
} as CompiledArea<typeof source>;
