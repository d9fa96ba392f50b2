// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { chart as source } from '../../catalog/en/chart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const chart = {
  columnRequired: "يجب أن تحتوي بياناتك على عمود واحد على الأقل",
  rowRequired: "يجب أن تحتوي بياناتك على صف واحد على الأقل",
  missingData: "توجد بيانات ناقصة في صف واحد أو أكثر",
} as CompiledArea<typeof source>;
