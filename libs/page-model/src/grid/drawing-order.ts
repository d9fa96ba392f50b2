import type { Block, Layout } from '@sitewright/contracts/entities';
import { isPhoneTouched, phoneLayout } from './phone-layout.ts';
import { readingOrder } from './reading-order.ts';

/**
 * The blocks of a section in the order in which they are written into the page. Where its owner placed blocks on the
 * phone, that is their order there: on a narrow screen a page comes in pieces, and a block that is put above another
 * would push it down when it arrives. Who moves by Tab or listens then goes the way that the owner gave the phone.
 */
export function drawingOrder(layout: Layout): readonly Block[] {
  const blocks = readingOrder(layout);
  if (!isPhoneTouched(layout)) return blocks;
  const phone = phoneLayout(layout);
  const cellsOf = ({ id, placement }: Block) => phone.get(id) ?? placement;
  return blocks.toSorted(
    (one, other) =>
      cellsOf(one).row - cellsOf(other).row || cellsOf(one).column - cellsOf(other).column,
  );
}
