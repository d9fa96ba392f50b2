import type { Operation } from '@sitewright/contracts/entities';
import type { Selection } from '../../../canvas/protocol.ts';

/** The element that an undo or redo restored, to be selected; the last of several. */
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
