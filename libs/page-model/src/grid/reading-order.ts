import type { Block, Layout } from '@sitewright/contracts/entities';

/**
 * The blocks of a section in the order in which they are read, drawn into the page and reached by Tab:
 * from top to bottom, then along the line, then from back to front. The id decides what is left, so that
 * the order never depends on how a document was stored.
 */
export const readingOrder = (layout: Layout): readonly Block[] =>
  Object.values(layout.blocks).toSorted(
    (one, other) =>
      one.placement.row - other.placement.row ||
      one.placement.column - other.placement.column ||
      (one.layer ?? 0) - (other.layer ?? 0) ||
      (one.id < other.id ? -1 : 1),
  );
