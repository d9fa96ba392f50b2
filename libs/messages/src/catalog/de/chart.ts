import type { Translation } from '../../translation.ts';
import type { chart as english } from '../en/chart.ts';

export const chart: Translation<typeof english> = {
  columnRequired: 'Ihre Daten brauchen mindestens eine Spalte',
  rowRequired: 'Ihre Daten brauchen mindestens eine Zeile',
  missingData: 'In einer oder mehreren Zeilen fehlten Daten',
};
