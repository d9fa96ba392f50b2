// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { chart as source } from '../../catalog/en/chart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const chart = {
  columnRequired: "データには1つ以上の列が必要です",
  rowRequired: "データには1つ以上の行が必要です",
  missingData: "データが欠けている行があります",
} as CompiledArea<typeof source>;
