import { expect, it } from 'vitest';
import { truncateDataset } from './dataset.ts';

const rows = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
];

it('keeps the first rows and columns of a dataset that is too large (CHART-02, CHART-06)', () => {
  expect(truncateDataset(rows, { maxRows: 2, maxColumns: 2 })).toStrictEqual([
    [1, 2],
    [4, 5],
  ]);
});

it('cuts rows and columns independently of each other (CHART-06)', () => {
  expect(truncateDataset(rows, { maxRows: 1, maxColumns: 9 })).toStrictEqual([[1, 2, 3]]);
  expect(truncateDataset(rows, { maxRows: 9, maxColumns: 1 })).toStrictEqual([[1], [4], [7]]);
});

it('returns a dataset that fits as it is (CHART-06)', () => {
  expect(truncateDataset(rows, { maxRows: 3, maxColumns: 3 })).toBe(rows);
});
