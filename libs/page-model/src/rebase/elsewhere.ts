import type { Operation } from '@sitewright/contracts/entities';
import { batchSteps } from '../apply/batch-steps.ts';

/** What another editor did, as far as it matters to operations made without knowing it. */
export interface Elsewhere {
  readonly goneSections: Set<string>;
  readonly goneBlocks: Set<string>;
  /** Block id to the section that it stands in now. */
  readonly movedBlocks: Map<string, string>;
  /** Indexes of new sections, in the order in which they came. */
  readonly insertedAt: number[];
}

/** Takes one missed operation into account. */
export function noteMissed(elsewhere: Elsewhere, operation: Operation): void {
  switch (operation.kind) {
    case 'insertSection': {
      elsewhere.goneSections.delete(operation.section.id);
      elsewhere.insertedAt.push(operation.index);
      for (const blockId of Object.keys(operation.section.layout.blocks)) {
        noteStanding(elsewhere, blockId, operation.section.id);
      }
      return;
    }
    case 'removeSection':
      elsewhere.goneSections.add(operation.sectionId);
      return;
    case 'insertBlock':
      noteStanding(elsewhere, operation.block.id, operation.sectionId);
      return;
    case 'removeBlock':
      elsewhere.goneBlocks.add(operation.blockId);
      return;
    case 'moveBlock':
      noteStanding(elsewhere, operation.blockId, operation.toSectionId);
      return;
    case 'batch':
      for (const step of batchSteps(operation)) noteMissed(elsewhere, step);
      return;
    default:
  }
}

function noteStanding(elsewhere: Elsewhere, blockId: string, sectionId: string): void {
  elsewhere.goneBlocks.delete(blockId);
  elsewhere.movedBlocks.set(blockId, sectionId);
}
