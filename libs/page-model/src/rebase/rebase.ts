import type { Operation } from '@sitewright/contracts/entities';
import { batchSteps } from '../apply/batch-steps.ts';
import { noteMissed, type Elsewhere } from './elsewhere.ts';

/** One's own operations as they read after those of another editor. */
export interface Rebased {
  readonly operations: readonly Operation[];
  /** Operations whose section or block is gone; a batch with one such step is lost as a whole. */
  readonly lost: readonly Operation[];
}

/**
 * Rewrites operations that were made without knowledge of `missed`, so that they can be applied after them.
 * Operations name what they touch, hence little changes: a block that was moved is found in its new section, a
 * section is put in beside the one that came first, and where both set the same property of a block the
 * later one in the server's order, one's own, wins. Server and editor call the same function and agree.
 */
export function rebase(operations: readonly Operation[], missed: readonly Operation[]): Rebased {
  const elsewhere: Elsewhere = {
    goneSections: new Set(),
    goneBlocks: new Set(),
    movedBlocks: new Map(),
    insertedAt: [],
  };
  for (const operation of missed) noteMissed(elsewhere, operation);

  const kept: Operation[] = [];
  const lost: Operation[] = [];
  for (const operation of operations) {
    const rewritten = rewrite(operation, elsewhere);
    if (rewritten === undefined) lost.push(operation);
    else kept.push(rewritten);
  }
  return { operations: kept, lost };
}

function rewrite(operation: Operation, elsewhere: Elsewhere): Operation | undefined {
  switch (operation.kind) {
    case 'insertSection':
      return { ...operation, index: shift(operation.index, elsewhere.insertedAt) };
    case 'batch': {
      const steps = batchSteps(operation).map((step) => rewrite(step, elsewhere));
      const kept = steps.filter((step) => step !== undefined);
      return kept.length === steps.length ? { ...operation, operations: kept } : undefined;
    }
    case 'insertBlock':
      return isGone(operation.sectionId, elsewhere) ? undefined : operation;
    case 'removeSection':
    case 'designSection':
    case 'nameSection':
      return isGone(operation.sectionId, elsewhere) ? undefined : operation;
    case 'moveSection':
      return isGone(operation.sectionId, elsewhere)
        ? undefined
        : { ...operation, index: shift(operation.index, elsewhere.insertedAt) };
    default:
      return rewriteBlockOperation(operation, elsewhere);
  }
}

type BlockOperation = Extract<Operation, { blockId: string }>;

function rewriteBlockOperation(
  operation: BlockOperation,
  elsewhere: Elsewhere,
): Operation | undefined {
  const { blockId } = operation;
  const sectionId = elsewhere.movedBlocks.get(blockId) ?? operation.sectionId;
  if (elsewhere.goneBlocks.has(blockId) || isGone(sectionId, elsewhere)) return undefined;
  if (operation.kind !== 'moveBlock') return { ...operation, sectionId };
  if (isGone(operation.toSectionId, elsewhere)) return undefined;
  elsewhere.movedBlocks.set(blockId, operation.toSectionId);
  return { ...operation, sectionId };
}

const isGone = (sectionId: string, { goneSections }: Elsewhere): boolean =>
  goneSections.has(sectionId);

/** The index of a place after sections were put in before it or at it. */
const shift = (index: number, insertedAt: readonly number[]): number =>
  insertedAt.reduce((place, inserted) => (inserted <= place ? place + 1 : place), index);
