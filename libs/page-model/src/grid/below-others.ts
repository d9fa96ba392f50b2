import type { Block, Layout, Placement } from '@sitewright/contracts/entities';
import { pageModelOptions } from '../options.ts';
import { freeSpot, nextRow } from './free-spot.ts';

const wholeRow = { width: pageModelOptions.columns, height: 1 } as const;

/**
 * Placements for blocks without one, a row each: below the last placed block, or at the end of the grid in free rows.
 * Computed lazily.
 */
export function belowOthers(standing: () => readonly Block[]): () => Placement {
  let layout: Layout | undefined;
  let count = 0;
  return () => {
    layout ??= {
      columns: 12,
      blocks: Object.fromEntries(standing().map((block, index) => [`standing${index}`, block])),
    };
    const row = nextRow(layout);
    const place =
      row <= pageModelOptions.rows ? { column: 1, row, ...wholeRow } : freeSpot(layout, wholeRow);
    const id = `placed${(count += 1)}`;
    layout.blocks[id] = { id, type: 1, version: 1, props: {}, placement: place };
    return place;
  };
}
