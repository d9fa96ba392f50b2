import type { Operation } from '@sitewright/contracts/entities';
import { batchSteps } from '../apply/batch-steps.ts';
import {
  copyOf,
  knowNothing,
  noteGoneSection,
  noteLost,
  noteMissed,
  noteSection,
  noteStanding,
  type Elsewhere,
} from './elsewhere.ts';

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
export const rebase = (operations: readonly Operation[], missed: readonly Operation[]): Rebased =>
  rebaseInTurn([operations], missed)[0]!;

/**
 * Rewrites several runs of operations, each made after the one before: what is on its way to the server and what was
 * made since. The later ones follow what the earlier ones did to the same blocks.
 */
export function rebaseInTurn(
  runs: readonly (readonly Operation[])[],
  missed: readonly Operation[],
): readonly Rebased[] {
  const elsewhere = knowNothing();
  for (const operation of missed) noteMissed(elsewhere, operation);
  return runs.map((operations) => rewriteAll(operations, elsewhere));
}

function rewriteAll(operations: readonly Operation[], elsewhere: Elsewhere): Rebased {
  const kept: Operation[] = [];
  const lost: Operation[] = [];
  for (const operation of operations) {
    const before = operation.kind === 'batch' ? copyOf(elsewhere) : elsewhere;
    const rewritten = rewrite(operation, elsewhere);
    if (rewritten !== undefined) {
      kept.push(rewritten);
      continue;
    }
    // A batch may have been lost at its last step: what its first ones would have done does not count.
    Object.assign(elsewhere, before);
    noteLost(elsewhere, operation);
    lost.push(operation);
  }
  return { operations: kept, lost };
}

function rewrite(operation: Operation, elsewhere: Elsewhere): Operation | undefined {
  switch (operation.kind) {
    case 'insertSection':
      noteSection(elsewhere, operation.section);
      return { ...operation, index: shift(operation.index, elsewhere.insertedAt) };
    case 'batch': {
      const steps = batchSteps(operation).map((step) => rewrite(step, elsewhere));
      const kept = steps.filter((step) => step !== undefined);
      return kept.length === steps.length ? { ...operation, operations: kept } : undefined;
    }
    case 'insertBlock':
      if (isGone(operation.sectionId, elsewhere)) return undefined;
      noteStanding(elsewhere, operation.block.id, operation.sectionId);
      return operation;
    case 'removeSection':
      if (isGone(operation.sectionId, elsewhere)) return undefined;
      noteGoneSection(elsewhere, operation.sectionId);
      return operation;
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
  if (operation.kind === 'removeBlock') elsewhere.goneBlocks.add(blockId);
  if (operation.kind !== 'moveBlock') return { ...operation, sectionId };
  if (isGone(operation.toSectionId, elsewhere)) return undefined;
  noteStanding(elsewhere, blockId, operation.toSectionId);
  return { ...operation, sectionId };
}

const isGone = (sectionId: string, { goneSections }: Elsewhere): boolean =>
  goneSections.has(sectionId);

/** The index of a place after sections were put in before it or at it. */
const shift = (index: number, insertedAt: readonly number[]): number =>
  insertedAt.reduce((place, inserted) => (inserted <= place ? place + 1 : place), index);
