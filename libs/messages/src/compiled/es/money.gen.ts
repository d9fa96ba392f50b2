// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { money as source } from '../../catalog/en/money.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const money = {
  instanceExpected: "Format espera una instancia de Money.",
} as CompiledArea<typeof source>;
