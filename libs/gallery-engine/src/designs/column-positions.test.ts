import { describe, expect, it } from 'vitest';
import { columnPositions } from './column-positions.ts';

const columnsOf = (ratios: readonly number[], columns: number, gutter = 0) =>
  columnPositions(ratios, { columns, columnWidth: 200, gutter }).map(({ column }) => column);

describe('columnPositions', () => {
  it('fills the first row from the left, then adds to the shortest column', () => {
    // Heights 200, 400, 100, then 100 in the third column, which then is as high as the first.
    expect(columnsOf([1, 0.5, 2, 2, 1], 3)).toEqual([0, 1, 2, 2, 0]);
  });

  it('prefers the leftmost of equally short columns', () => {
    expect(columnsOf([1, 1, 1, 1, 1, 1, 1], 3)).toEqual([0, 1, 2, 0, 1, 2, 0]);
    expect(columnsOf([0.1, 1, 1 / 3, 1 / 3, 1 / 3, 1], 2)).toEqual([0, 1, 1, 1, 1, 0]);
  });

  it('includes gutters in the column height', () => {
    // Two of half the height are as high as one without gaps, and higher with them.
    expect(columnsOf([1, 2, 2, 1], 2)).toEqual([0, 1, 1, 0]);
    expect(columnsOf([0.98, 2, 2, 1], 2, 0)).toEqual([0, 1, 1, 1]);
    expect(columnsOf([0.98, 2, 2, 1], 2, 20)).toEqual([0, 1, 1, 0]);
  });

  it('returns the column and the heights of the slides and captions above each slide', () => {
    const options = { columns: 1, columnWidth: 100, gutter: 8, captions: [2, undefined, 1.5] };
    expect(columnPositions([1, 2, 0.5], options)).toEqual([
      { column: 0, above: 0, slidesAbove: 0, captionsAbove: 0 },
      { column: 0, above: 1, slidesAbove: 1, captionsAbove: 2 },
      { column: 0, above: 1.5, slidesAbove: 2, captionsAbove: 2 },
    ]);
  });

  it('includes captions in the column height', () => {
    const options = { columns: 2, columnWidth: 200, gutter: 0 };
    const columns = (captions: readonly number[]) =>
      columnPositions([1, 0.9, 1], { ...options, captions }).map(({ column }) => column);
    expect(columns([])).toEqual([0, 1, 0]);
    // 200 + 32 px are more than 222.
    expect(columns([2, 0])).toEqual([0, 1, 1]);
  });
});
