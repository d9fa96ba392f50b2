import type { Dataset } from '../entities/dataset.ts';

/** Maximum rows and columns of a dataset. */
export type DatasetSize = Readonly<Pick<Dataset, 'maxRows' | 'maxColumns'>>;

/**
 * Truncates a dataset: keeps the first rows and columns (specification 9; CHART-06). Returns a dataset within the
 * limits as it is.
 */
export function truncateDataset<Cell>(
  rows: readonly (readonly Cell[])[],
  { maxRows, maxColumns }: DatasetSize,
): readonly (readonly Cell[])[] {
  const fits = rows.length <= maxRows && rows.every((row) => row.length <= maxColumns);
  return fits ? rows : rows.slice(0, maxRows).map((row) => row.slice(0, maxColumns));
}
