import type { Operation, Section } from '@sitewright/contracts/entities';
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

/** Nothing known yet. */
export const knowNothing = (): Elsewhere => ({
  goneSections: new Set(),
  goneBlocks: new Set(),
  movedBlocks: new Map(),
  insertedAt: [],
});

/** What is known now, to be gone back to. */
export const copyOf = (elsewhere: Elsewhere): Elsewhere => ({
  goneSections: new Set(elsewhere.goneSections),
  goneBlocks: new Set(elsewhere.goneBlocks),
  movedBlocks: new Map(elsewhere.movedBlocks),
  insertedAt: [...elsewhere.insertedAt],
});

/** Takes one missed operation into account. */
export function noteMissed(elsewhere: Elsewhere, operation: Operation): void {
  switch (operation.kind) {
    case 'insertSection': {
      elsewhere.insertedAt.push(operation.index);
      noteSection(elsewhere, operation.section);
      return;
    }
    case 'removeSection':
      noteGoneSection(elsewhere, operation.sectionId);
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

/** A block stands in this section now, whoever put it there. */
export function noteStanding(elsewhere: Elsewhere, blockId: string, sectionId: string): void {
  elsewhere.goneBlocks.delete(blockId);
  elsewhere.movedBlocks.set(blockId, sectionId);
}

/** A section is there, with its blocks. */
export function noteSection(elsewhere: Elsewhere, section: Section): void {
  elsewhere.goneSections.delete(section.id);
  for (const blockId of Object.keys(section.layout.blocks)) {
    noteStanding(elsewhere, blockId, section.id);
  }
}

/** A section is gone, with the blocks that were brought there. */
export function noteGoneSection(elsewhere: Elsewhere, sectionId: string): void {
  elsewhere.goneSections.add(sectionId);
  for (const [blockId, standsIn] of elsewhere.movedBlocks) {
    if (standsIn === sectionId) elsewhere.goneBlocks.add(blockId);
  }
}

/** One's own operation is not carried out: what it would have put in is missing, what it would have moved stays. */
export function noteLost(elsewhere: Elsewhere, operation: Operation): void {
  switch (operation.kind) {
    case 'insertSection':
      elsewhere.goneSections.add(operation.section.id);
      return;
    case 'insertBlock':
      elsewhere.goneBlocks.add(operation.block.id);
      return;
    case 'moveBlock':
      if (elsewhere.movedBlocks.has(operation.blockId)) return;
      elsewhere.movedBlocks.set(operation.blockId, operation.sectionId);
      return;
    case 'batch':
      for (const step of batchSteps(operation)) noteLost(elsewhere, step);
      return;
    default:
  }
}
