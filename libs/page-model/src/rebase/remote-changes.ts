import type { Operation, Section } from '@sitewright/contracts/entities';
import { batchSteps } from '../apply/batch-steps.ts';

/** The effects of another editor's operations that matter for local ones. */
export interface RemoteChanges {
  readonly removedSections: Set<string>;
  readonly removedBlocks: Set<string>;
  /** Block id to its current section. */
  readonly movedBlocks: Map<string, string>;
  /** Indexes of new sections, in the order of insertion. */
  readonly insertedAt: number[];
}

/** Creates an empty set of changes. */
export const createRemoteChanges = (): RemoteChanges => ({
  removedSections: new Set(),
  removedBlocks: new Set(),
  movedBlocks: new Map(),
  insertedAt: [],
});

/** A snapshot for a rollback. */
export const copyOf = (remoteChanges: RemoteChanges): RemoteChanges => ({
  removedSections: new Set(remoteChanges.removedSections),
  removedBlocks: new Set(remoteChanges.removedBlocks),
  movedBlocks: new Map(remoteChanges.movedBlocks),
  insertedAt: [...remoteChanges.insertedAt],
});

/** Adds a missed operation. */
export function addRemoteOperation(remoteChanges: RemoteChanges, operation: Operation): void {
  switch (operation.kind) {
    case 'insertSection': {
      remoteChanges.insertedAt.push(operation.index);
      addRemoteSection(remoteChanges, operation.section);
      return;
    }
    case 'removeSection':
      addRemovedSection(remoteChanges, operation.sectionId);
      return;
    case 'insertBlock':
      addBlockPosition(remoteChanges, operation.block.id, operation.sectionId);
      return;
    case 'removeBlock':
      remoteChanges.removedBlocks.add(operation.blockId);
      return;
    case 'moveBlock':
      addBlockPosition(remoteChanges, operation.blockId, operation.toSectionId);
      return;
    case 'batch':
      for (const step of batchSteps(operation)) addRemoteOperation(remoteChanges, step);
      return;
    default:
  }
}

/** Records that a block is in this section now. */
export function addBlockPosition(
  remoteChanges: RemoteChanges,
  blockId: string,
  sectionId: string,
): void {
  remoteChanges.removedBlocks.delete(blockId);
  remoteChanges.movedBlocks.set(blockId, sectionId);
}

/** Records that a section was added, with its blocks. */
export function addRemoteSection(remoteChanges: RemoteChanges, section: Section): void {
  remoteChanges.removedSections.delete(section.id);
  for (const blockId of Object.keys(section.layout.blocks)) {
    addBlockPosition(remoteChanges, blockId, section.id);
  }
}

/** Records that a section was removed, with the blocks that were moved into it. */
export function addRemovedSection(remoteChanges: RemoteChanges, sectionId: string): void {
  remoteChanges.removedSections.add(sectionId);
  for (const [blockId, currentSectionId] of remoteChanges.movedBlocks) {
    if (currentSectionId === sectionId) remoteChanges.removedBlocks.add(blockId);
  }
}

/** Adds a dropped local operation: its inserted elements are missing, and its moved block stays in its section. */
export function noteLost(remoteChanges: RemoteChanges, operation: Operation): void {
  switch (operation.kind) {
    case 'insertSection':
      remoteChanges.removedSections.add(operation.section.id);
      return;
    case 'insertBlock':
      remoteChanges.removedBlocks.add(operation.block.id);
      return;
    case 'moveBlock':
      if (remoteChanges.movedBlocks.has(operation.blockId)) return;
      remoteChanges.movedBlocks.set(operation.blockId, operation.sectionId);
      return;
    case 'batch':
      for (const step of batchSteps(operation)) noteLost(remoteChanges, step);
      return;
    default:
  }
}
