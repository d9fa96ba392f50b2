import type { Block, Layout, Placement } from '@sitewright/contracts/entities';
import { pageModelOptions } from '../options.ts';
import { findFreePlacement, nextRow } from './find-free-placement.ts';

const fullRow = { width: pageModelOptions.columns, height: 1 } as const;

/**
 * Returns a function that returns a placement for each block without one, as wide as the grid and one row high: below
 * the last placed block, or at the end of the grid in a free row. Reads the placed blocks at the first call.
 */
export function belowOthers(readPlacedBlocks: () => readonly Block[]): () => Placement {
  let layout: Layout | undefined;
  let count = 0;
  return () => {
    layout ??= {
      columns: 12,
      blocks: Object.fromEntries(
        readPlacedBlocks().map((block, index) => [`existing${index}`, block]),
      ),
    };
    const row = nextRow(layout);
    const placement =
      row <= pageModelOptions.rows
        ? { column: 1, row, ...fullRow }
        : findFreePlacement(layout, fullRow);
    const id = `placed${(count += 1)}`;
    layout.blocks[id] = { id, type: 1, version: 1, props: {}, placement };
    return placement;
  };
}
