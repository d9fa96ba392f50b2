/** The figures of a chart: each row holds one value per column. */
export interface DatasetSize {
  readonly maxRows: number;
  readonly maxColumns: number;
}

/**
 * Cuts a dataset to its size: the first rows, and of each the first columns, are kept (specification 9; CHART-06).
 * A dataset that fits comes back as it is.
 */
export function truncateDataset<Cell>(
  rows: readonly (readonly Cell[])[],
  { maxRows, maxColumns }: DatasetSize,
): readonly (readonly Cell[])[] {
  const fits = rows.length <= maxRows && rows.every((row) => row.length <= maxColumns);
  return fits ? rows : rows.slice(0, maxRows).map((row) => row.slice(0, maxColumns));
}
