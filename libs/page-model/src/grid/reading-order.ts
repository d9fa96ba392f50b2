import type { Block, Layout } from '@sitewright/contracts/entities';

/**
 * The blocks of a section in reading order: from top to bottom, then from left to right, then from back to front. Ties
 * are resolved by id, so that the order is independent of storage.
 */
export const readingOrder = (layout: Layout): readonly Block[] =>
  Object.values(layout.blocks).toSorted(
    (one, other) =>
      one.placement.row - other.placement.row ||
      one.placement.column - other.placement.column ||
      (one.layer ?? 0) - (other.layer ?? 0) ||
      (one.id < other.id ? -1 : 1),
  );
