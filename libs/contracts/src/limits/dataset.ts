import type { Dataset } from '../entities/dataset.ts';

/** The most rows and columns that a dataset has. */
export type DatasetSize = Readonly<Pick<Dataset, 'maxRows' | 'maxColumns'>>;

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
