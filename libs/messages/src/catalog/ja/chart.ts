import type { Translation } from '../../translation.ts';
import type { chart as english } from '../en/chart.ts';

export const chart: Translation<typeof english> = {
  columnRequired: 'データには1つ以上の列が必要です',
  rowRequired: 'データには1つ以上の行が必要です',
  missingData: 'データが欠けている行があります',
};
