import type { Layout, Placement } from '@sitewright/contracts/entities';
import { pageModelOptions } from '../options.ts';
import { clampPlacement, overlaps, rowBelow, type Cells } from './placement.ts';

/** The ids of the blocks that overlap a rectangle, except `exceptId`. */
export const collisions = (layout: Layout, cells: Cells, exceptId?: string): readonly string[] =>
  Object.values(layout.blocks)
    .filter((block) => block.id !== exceptId && overlaps(block.placement, cells))
    .map((block) => block.id);

/** The first row below every block of a section; 1 in an empty one. */
export const nextRow = (layout: Layout): number =>
  Object.values(layout.blocks).reduce((row, block) => Math.max(row, rowBelow(block.placement)), 1);

/**
 * The first placement at which a block of this size covers no other: from `fromRow` on, row by row and from left to
 * right, then from the first row on. In a full grid it is the last row, where the block covers others.
 */
export function findFreePlacement(
  layout: Layout,
  size: Pick<Placement, 'width' | 'height'>,
  fromRow = 1,
): Placement {
  const { width, height } = clampPlacement({ column: 1, row: 1, ...size });
  const below = Math.max(nextRow(layout), fromRow);
  const last = Math.min(below, pageModelOptions.rows);
  for (let row = fromRow; row <= last; row += 1) {
    for (let column = 1; column <= pageModelOptions.columns - width + 1; column += 1) {
      const cells = { column, row, width, height };
      if (collisions(layout, cells).length === 0) return cells;
    }
  }
  if (fromRow > 1) return findFreePlacement(layout, size);
  return clampPlacement({ column: 1, row: below, width, height });
}
