// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { money as source } from '../../catalog/en/money.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const money = {
  instanceExpected: "يتطلب Format كائنًا من نوع Money.",
} as CompiledArea<typeof source>;
