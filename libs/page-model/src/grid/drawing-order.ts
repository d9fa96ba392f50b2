import type { Block, Layout } from '@sitewright/contracts/entities';
import { isPhoneTouched, phoneLayout } from './phone-layout.ts';
import { readingOrder } from './reading-order.ts';

/**
 * The blocks of a section in document order. If the owner arranged the phone layout, that is its order: a narrow page
 * arrives in parts, and a block above an earlier one would push it down. Tab and screen readers then follow the phone
 * layout.
 */
export function drawingOrder(layout: Layout): readonly Block[] {
  const blocks = readingOrder(layout);
  if (!isPhoneTouched(layout)) return blocks;
  const phone = phoneLayout(layout);
  const cellsOf = ({ id, placement }: Block) => phone.get(id) ?? placement;
  return blocks.toSorted(
    (a, b) => cellsOf(a).row - cellsOf(b).row || cellsOf(a).column - cellsOf(b).column,
  );
}
