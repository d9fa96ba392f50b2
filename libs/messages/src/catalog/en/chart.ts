/** The chart data editor (specification 5). */
export const chart = {
  columnRequired: 'Your dataset must have at least one column',
  rowRequired: 'Your dataset must have at least one row',
  missingData: 'One or more rows was missing data',
} as const;
