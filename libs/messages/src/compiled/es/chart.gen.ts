// Written from the catalog: `npx vitest run --project unit libs/messages --update`.
import type { chart as source } from '../../catalog/en/chart.ts';
import type { CompiledArea } from '../../compiled-message.ts';

export const chart = {
  columnRequired: "Tus datos deben tener al menos una columna",
  rowRequired: "Tus datos deben tener al menos una fila",
  missingData: "Faltaban datos en una o varias filas",
} as CompiledArea<typeof source>;
