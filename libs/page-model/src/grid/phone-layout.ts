import type { Block, Layout, PhonePlacement } from '@sitewright/contracts/entities';
import { pageModelOptions } from '../options.ts';
import { overlaps, rowBelow } from './placement.ts';
import { readingOrder } from './reading-order.ts';

const { phoneColumns } = pageModelOptions;

/** Rows of a block at the phone's full width: a block wider than that shrinks in proportion. */
function phoneHeight({ placement }: Block): number {
  const shrink = Math.min(1, phoneColumns / placement.width);
  return Math.max(1, Math.round(placement.height * shrink));
}

/**
 * The phone placement of each block of a section, by block id. Blocks that the owner placed stay there; all others
 * follow in reading order at full width, below the previous ones and without overlapping placed ones.
 */
export function phoneLayout(layout: Layout): ReadonlyMap<string, PhonePlacement> {
  const ordered = readingOrder(layout);
  const placed = ordered.flatMap((block) => block.phone ?? []);
  const result = new Map<string, PhonePlacement>();
  let row = 1;
  for (const block of ordered) {
    const phone = block.phone ?? derive(block, row, placed);
    result.set(block.id, phone);
    row = Math.max(row, rowBelow(phone));
  }
  return result;
}

function derive(block: Block, row: number, placed: readonly PhonePlacement[]): PhonePlacement {
  const cells = { column: 1, row, width: phoneColumns, height: phoneHeight(block) };
  const obstacle = placed.find((other) => overlaps(cells, other));
  return obstacle === undefined ? cells : derive(block, rowBelow(obstacle), placed);
}

/** Whether any block of the section was placed on the phone manually. */
export const isPhoneTouched = (layout: Layout): boolean =>
  Object.values(layout.blocks).some((block) => block.phone !== undefined);
