import type { Translation } from '../../translation.ts';
import type { chart as english } from '../en/chart.ts';

export const chart: Translation<typeof english> = {
  columnRequired: 'Vos données doivent avoir au moins une colonne',
  rowRequired: 'Vos données doivent avoir au moins une ligne',
  missingData: 'Il manque des données dans une ou plusieurs lignes',
};
