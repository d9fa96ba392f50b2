// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { chart as source } from '../../catalog/en/chart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const chart = {
  columnRequired: "Vos données doivent avoir au moins une colonne",
  rowRequired: "Vos données doivent avoir au moins une ligne",
  missingData: "Il manque des données dans une ou plusieurs lignes",
} as CompiledArea<typeof source>;
