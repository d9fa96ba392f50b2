import type { Block, Layout, Operation } from '@sitewright/contracts/entities';

const maxLayer = 99;

/** Puts a block one layer towards the viewer or away; undefined when it cannot go further. */
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
