import type { Operation } from '@sitewright/contracts/entities';
import type { Selection } from '../../../canvas/protocol.ts';

/** What an undo or redo brought back onto the page, to be selected; of several the last. */
export function putBack(operation: Operation): Selection | null {
  switch (operation.kind) {
    case 'insertBlock':
      return { sectionId: operation.sectionId, blockId: operation.block.id };
    case 'insertSection':
      return { sectionId: operation.section.id, blockId: null };
    case 'batch': {
      const steps = operation.operations as readonly Operation[];
      return steps.map(putBack).findLast((selection) => selection !== null) ?? null;
    }
    default:
      return null;
  }
}
