import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsRect, snapMove, snapResize, type FrozenGrid, type LogicalRect } from './snap.ts';
import { nearestStart, readTracks, withRowsBelow } from './tracks.ts';

/** Twelve columns of 80 px with gaps of 10 px; rows of 30 px, the second stretched by its text to 90 px. */
const grid: FrozenGrid = {
  columns: readTracks('80px '.repeat(12), 10, 0),
  rows: withRowsBelow(readTracks('30px 90px 30px', 10, 0), { height: 30, gap: 10 }, 400, 0),
};
const cells = { column: 2, row: 1, width: 3, height: 2 };
const rect = cellsRect(grid, cells) as LogicalRect;

it('reads the tracks that a browser computed', () => {
  expect(readTracks('83.5px 20px', 16, 100)).toEqual([
    { start: 100, end: 183.5 },
    { start: 199.5, end: 219.5 },
  ]);
  expect(readTracks('none', 16, 0)).toEqual([]);
});

it('goes on below the last row, and in an empty grid from the top', () => {
  expect(grid.rows).toHaveLength(9);
  expect(withRowsBelow([], { height: 30, gap: 10 }, 50, 5).map(({ start }) => start)).toEqual([
    5, 45,
  ]);
});

it('moves a block to the nearest cell and keeps its size', () => {
  expect(snapMove(grid, cells, rect, { inline: 140, block: 35 })).toEqual({
    ...cells,
    column: 4,
    row: 2,
  });
  expect(snapMove(grid, cells, rect, { inline: 9999, block: -9999 })).toEqual({
    ...cells,
    column: 10,
    row: 1,
  });
});

it('moves only the dragged edge of a block', () => {
  expect(snapResize(grid, cells, rect, { inline: 1, block: 0 }, { inline: 170, block: 0 })).toEqual(
    {
      ...cells,
      width: 5,
    },
  );
  expect(
    snapResize(grid, cells, rect, { inline: -1, block: 1 }, { inline: -95, block: 38 }),
  ).toEqual({ column: 1, row: 1, width: 4, height: 3 });
});

it('leaves at least one cell, inside the grid, however far an edge is dragged', () => {
  const edge = fc.constantFrom(-1 as const, 0 as const, 1 as const);
  const far = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(edge, edge, far, far, (inline, block, x, y) => {
      const result = snapResize(grid, cells, rect, { inline, block }, { inline: x, block: y });
      expect(result.width).toBeGreaterThanOrEqual(1);
      expect(result.height).toBeGreaterThanOrEqual(1);
      expect(result.column).toBeGreaterThanOrEqual(1);
      expect(result.column + result.width - 1).toBeLessThanOrEqual(12);
    }),
  );
});

it('puts a block back when it is dragged nowhere', () => {
  expect(snapMove(grid, cells, rect, { inline: 0, block: 0 })).toEqual(cells);
  expect(nearestStart(grid.columns, rect.inlineStart)).toBe(cells.column);
});
