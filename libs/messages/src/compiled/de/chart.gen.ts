// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { chart as source } from '../../catalog/en/chart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const chart = {
  columnRequired: "Ihre Daten brauchen mindestens eine Spalte",
  rowRequired: "Ihre Daten brauchen mindestens eine Zeile",
  missingData: "In einer oder mehreren Zeilen fehlten Daten",
} as CompiledArea<typeof source>;
