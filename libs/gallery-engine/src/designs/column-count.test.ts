import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnCount, parseColumnWidth } from './column-count.ts';

describe('columnCount', () => {
  it('returns the most columns that are at least columnWidth wide, and at least 1 (GAL-093)', () => {
    fc.assert(
      fc.property(
        fc.nat(3000),
        fc.integer({ min: 1, max: 900 }),
        fc.nat(100),
        (width, column, gutter) => {
          const count = columnCount(width, column, gutter);
          const needed = (columns: number) => columns * column + (columns - 1) * gutter;
          expect(count).toBeGreaterThanOrEqual(1);
          expect(count === 1 || needed(count) <= width).toBe(true);
          expect(needed(count + 1)).toBeGreaterThan(width);
        },
      ),
    );
  });

  it.each([
    [1000, 250, 0, 4],
    [999, 250, 0, 3],
    [1060, 250, 20, 4],
    [100, 250, 20, 1],
  ])(
    'divides %i px into columns of %i px with a gutter of %i px: %i (GAL-093)',
    (width, column, gutter, count) => {
      expect(columnCount(width, column, gutter)).toBe(count);
    },
  );
});

it.each([0, -1, Number.NaN, 'abc'])(
  'uses the default of 250 px for a column width of %j',
  (width) => {
    expect(columnCount(1000, width as number, 0)).toBe(4);
    expect(columnCount(1000, 250, width === 0 ? 0 : (width as number))).toBe(4);
  },
);

describe('parseColumnWidth', () => {
  it.each([
    [250, 250],
    ['250', 250],
    [' 0.5 ', 0.5],
  ])('parses %j (GAL-072)', (value, width) => {
    expect(parseColumnWidth(value)).toBe(width);
  });

  it.each([
    0,
    -1,
    '0',
    '-250',
    'wide',
    '',
    ' ',
    '250px',
    '0x1F',
    '1e3',
    Number.NaN,
    Infinity,
    null,
    undefined,
    true,
    {},
  ])('rejects %j (GAL-072)', (value) => {
    expect(parseColumnWidth(value)).toBeUndefined();
  });
});
