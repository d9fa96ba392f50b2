import type { Translation } from '../../translation.ts';
import type { chart as english } from '../en/chart.ts';

export const chart: Translation<typeof english> = {
  columnRequired: 'يجب أن تحتوي بياناتك على عمود واحد على الأقل',
  rowRequired: 'يجب أن تحتوي بياناتك على صف واحد على الأقل',
  missingData: 'توجد بيانات ناقصة في صف واحد أو أكثر',
};
