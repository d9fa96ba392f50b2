import type { Translation } from '../../translation.ts';
import type { chart as english } from '../en/chart.ts';

export const chart: Translation<typeof english> = {
  columnRequired: 'Tus datos deben tener al menos una columna',
  rowRequired: 'Tus datos deben tener al menos una fila',
  missingData: 'Faltaban datos en una o varias filas',
};
