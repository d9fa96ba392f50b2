import type { Block, Layout, PhonePlacement } from '@sitewright/contracts/entities';
import { pageModelOptions } from '../options.ts';
import { overlaps, rowBelow } from './placement.ts';
import { readingOrder } from './reading-order.ts';

const { phoneColumns } = pageModelOptions;

/** Rows that a block takes when it is drawn over the phone's whole width: a wide picture becomes lower. */
function phoneHeight({ placement }: Block): number {
  const shrink = Math.min(1, phoneColumns / placement.width);
  return Math.max(1, Math.round(placement.height * shrink));
}

/**
 * Where each block of a section stands on a phone, by block id. A block that its owner placed on the phone
 * stays there; every other one follows in reading order over the whole width, below what was read before
 * and clear of the placed ones.
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

/** Whether any block of the section was placed on the phone by hand. */
export const isPhoneTouched = (layout: Layout): boolean =>
  Object.values(layout.blocks).some((block) => block.phone !== undefined);
