// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { chart as source } from '../../catalog/en/chart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const chart = {
  columnRequired: "Your dataset must have at least one column",
  rowRequired: "Your dataset must have at least one row",
  missingData: "One or more rows was missing data",
} as CompiledArea<typeof source>;
