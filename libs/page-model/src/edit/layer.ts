import type { Block, Layout, Operation } from '@sitewright/contracts/entities';

const maxLayer = 99;

/** Moves a block one layer forward or backward; undefined if it is already at the first or last. */
export function stepLayerOperation(
  sectionId: string,
  block: Block,
  direction: 'forward' | 'backward',
): Operation | undefined {
  const layer = (block.layer ?? 0) + (direction === 'forward' ? 1 : -1);
  if (layer < 0 || layer > maxLayer) return undefined;
  return {
    kind: 'placeBlock',
    sectionId,
    blockId: block.id,
    placement: block.placement,
    layer,
  };
}

/** The layer in front of every block of a section. */
export const frontLayer = (layout: Layout): number =>
  Math.min(
    Object.values(layout.blocks).reduce((front, block) => Math.max(front, block.layer ?? 0), 0) + 1,
    maxLayer,
  );
