import { expect, it } from 'vitest';
import { truncateDataset } from './dataset.ts';

const rows = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];

it('truncates a dataset to the first rows and columns (CHART-02, CHART-06)', () => {
  expect(truncateDataset(rows, { maxRows: 2, maxColumns: 2 })).toStrictEqual([
    [1, 2],
    [4, 5],
  ]);
});

it('truncates rows and columns independently (CHART-06)', () => {
  expect(truncateDataset(rows, { maxRows: 1, maxColumns: 9 })).toStrictEqual([[1, 2, 3]]);
  expect(truncateDataset(rows, { maxRows: 9, maxColumns: 1 })).toStrictEqual([[1], [4], [7]]);
});

it('returns the same array for a dataset within the limits (CHART-06)', () => {
  expect(truncateDataset(rows, { maxRows: 3, maxColumns: 3 })).toBe(rows);
});
