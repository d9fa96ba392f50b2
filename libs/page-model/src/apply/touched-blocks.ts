import type { Operation } from '@sitewright/contracts/entities';
import { batchSteps } from './batch-steps.ts';

/** A block, and its section after the operation. */
export interface TouchedBlock {
  readonly sectionId: string;
  readonly blockId: string;
}

/**
 * The blocks whose content an operation may have changed: a server validates them against their schemas and a canvas
 * renders them again. Placement is not content. Includes blocks that a later step of a batch removes.
 */
export function touchedBlocks(operation: Operation): readonly TouchedBlock[] {
  switch (operation.kind) {
    case 'insertBlock':
      return [{ sectionId: operation.sectionId, blockId: operation.block.id }];
    case 'setProps':
      return [{ sectionId: operation.sectionId, blockId: operation.blockId }];
    case 'insertSection':
      return Object.keys(operation.section.layout.blocks).map((blockId) => ({
        sectionId: operation.section.id,
        blockId,
      }));
    case 'batch':
      return batchSteps(operation).flatMap(touchedBlocks);
    default:
      return [];
  }
}
