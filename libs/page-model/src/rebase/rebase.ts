import type { Operation } from '@sitewright/contracts/entities';
import { batchSteps } from '../apply/batch-steps.ts';
import {
  copyOf,
  createRemoteChanges,
  addRemovedSection,
  noteLost,
  addRemoteOperation,
  addRemoteSection,
  addBlockPosition,
  type RemoteChanges,
} from './remote-changes.ts';

/** Local operations, rewritten to apply after those of another editor. */
export interface Rebased {
  readonly operations: readonly Operation[];
  /** Operations whose section or block no longer exists; a batch with one such step is dropped as a whole. */
  readonly lost: readonly Operation[];
}

/**
 * Rewrites operations that were made without knowledge of `missed`, so that they apply after them. Operations name
 * their targets, so little changes: a moved block is found in its new section, a section is inserted beside an earlier
 * one, and if both set the same property of a block, the later one in the server's order, the local one, wins. Server
 * and editor use the same function and agree.
 */
export const rebase = (operations: readonly Operation[], missed: readonly Operation[]): Rebased =>
  rebaseSequences([operations], missed)[0]!;

/**
 * Rewrites several sequences of operations, each made after the previous one: those being sent and those made since.
 * Later ones take the effects of earlier ones into account.
 */
export function rebaseSequences(
  runs: readonly (readonly Operation[])[],
  missed: readonly Operation[],
): readonly Rebased[] {
  const remoteChanges = createRemoteChanges();
  for (const operation of missed) addRemoteOperation(remoteChanges, operation);
  return runs.map((operations) => rewriteAll(operations, remoteChanges));
}

function rewriteAll(operations: readonly Operation[], remoteChanges: RemoteChanges): Rebased {
  const remaining: Operation[] = [];
  const lost: Operation[] = [];
  for (const operation of operations) {
    const snapshot = operation.kind === 'batch' ? copyOf(remoteChanges) : remoteChanges;
    const rewritten = rewrite(operation, remoteChanges);
    if (rewritten !== undefined) {
      remaining.push(rewritten);
      continue;
    }
    // A batch may be dropped because of its last step, so the effects of its earlier steps are discarded.
    Object.assign(remoteChanges, snapshot);
    noteLost(remoteChanges, operation);
    lost.push(operation);
  }
  return { operations: remaining, lost };
}

function rewrite(operation: Operation, remoteChanges: RemoteChanges): Operation | undefined {
  switch (operation.kind) {
    case 'insertSection':
      addRemoteSection(remoteChanges, operation.section);
      return { ...operation, index: shift(operation.index, remoteChanges.insertedAt) };
    case 'batch': {
      const steps = batchSteps(operation).map((step) => rewrite(step, remoteChanges));
      const remaining = steps.filter((step) => step !== undefined);
      return remaining.length === steps.length
        ? { ...operation, operations: remaining }
        : undefined;
    }
    case 'insertBlock':
      if (isGone(operation.sectionId, remoteChanges)) return undefined;
      addBlockPosition(remoteChanges, operation.block.id, operation.sectionId);
      return operation;
    case 'removeSection':
      if (isGone(operation.sectionId, remoteChanges)) return undefined;
      addRemovedSection(remoteChanges, operation.sectionId);
      return operation;
    case 'designSection':
    case 'nameSection':
      return isGone(operation.sectionId, remoteChanges) ? undefined : operation;
    case 'moveSection':
      return isGone(operation.sectionId, remoteChanges)
        ? undefined
        : { ...operation, index: shift(operation.index, remoteChanges.insertedAt) };
    default:
      return rewriteBlockOperation(operation, remoteChanges);
  }
}

type BlockOperation = Extract<Operation, { blockId: string }>;

function rewriteBlockOperation(
  operation: BlockOperation,
  remoteChanges: RemoteChanges,
): Operation | undefined {
  const { blockId } = operation;
  const sectionId = remoteChanges.movedBlocks.get(blockId) ?? operation.sectionId;
  if (remoteChanges.removedBlocks.has(blockId) || isGone(sectionId, remoteChanges))
    return undefined;
  if (operation.kind === 'removeBlock') remoteChanges.removedBlocks.add(blockId);
  if (operation.kind !== 'moveBlock') return { ...operation, sectionId };
  if (isGone(operation.toSectionId, remoteChanges)) return undefined;
  addBlockPosition(remoteChanges, blockId, operation.toSectionId);
  return { ...operation, sectionId };
}

const isGone = (sectionId: string, { removedSections }: RemoteChanges): boolean =>
  removedSections.has(sectionId);

/** The index of a position after sections were inserted before or at it. */
const shift = (index: number, insertedAt: readonly number[]): number =>
  insertedAt.reduce((shifted, inserted) => (inserted <= shifted ? shifted + 1 : shifted), index);
