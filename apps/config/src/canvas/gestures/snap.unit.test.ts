import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { snapMove, snapResize } from './snap.ts';
import { nearestStart, readTracks } from './tracks.ts';

/** Twelve columns of 80 px with gaps of 10 px. */
const columns = readTracks('80px '.repeat(12), 10);
const cells = { column: 2, row: 1, width: 3, height: 2 };
const ends = { start: 90, end: 350 };

it('parses computed grid tracks into start and end positions', () => {
  expect(readTracks('83.5px 20px', 16)).toEqual([
    { start: 0, end: 83.5 },
    { start: 99.5, end: 119.5 },
  ]);
  expect(readTracks('none', 16)).toEqual([]);
});

it('moves a block to the nearest columns and keeps its size', () => {
  expect(snapMove(columns, cells, ends, 140)).toEqual({ ...cells, column: 4 });
  expect(snapMove(columns, cells, ends, 9999)).toEqual({ ...cells, column: 10 });
});

it('moves only the dragged edge of a block', () => {
  expect(snapResize(columns, cells, ends, 1, 170)).toEqual({ ...cells, width: 5 });
  expect(snapResize(columns, cells, ends, -1, -95)).toEqual({ ...cells, column: 1, width: 4 });
  expect(snapResize(columns, cells, ends, 0, 170)).toEqual(cells);
});

it('limits a resize to the grid and to a width of at least one column', () => {
  const edge = fc.constantFrom(-1 as const, 0 as const, 1 as const);
  fc.assert(
    fc.property(edge, fc.integer({ min: -3000, max: 3000 }), (inline, distance) => {
      const result = snapResize(columns, cells, ends, inline, distance);
      expect(result.width).toBeGreaterThanOrEqual(1);
      expect(result.column).toBeGreaterThanOrEqual(1);
      expect(result.column + result.width - 1).toBeLessThanOrEqual(12);
    }),
  );
});

it('returns the original cells for a drag distance of zero', () => {
  expect(snapMove(columns, cells, ends, 0)).toEqual(cells);
  expect(nearestStart(columns, ends.start)).toBe(cells.column);
});
