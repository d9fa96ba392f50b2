// Written from the catalogue: `npx vitest run --project unit libs/messages --update`.
import type { money as source } from '../../catalogue/en/money.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const money = {
  instanceExpected: "Format braucht eine Instanz von Money.",
} as CompiledArea<typeof source>;
