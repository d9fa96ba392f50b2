import type { Operation } from '@sitewright/contracts/entities';
import { batchSteps } from './batch-steps.ts';

/** The maximum number of operations in one batch. */
const batchSize = 200;

const flatten = (operations: readonly Operation[]): readonly Operation[] =>
  operations.flatMap((operation) =>
    operation.kind === 'batch' ? flatten(batchSteps(operation)) : [operation],
  );

/** Kinds that set a value of one block or section: a later operation replaces an earlier one with the same target. */
const statingKinds: ReadonlySet<Operation['kind']> = new Set([
  'designSection',
  'nameSection',
  'placeBlock',
  'placeBlockOnPhone',
  'alignBlock',
  'setProps',
]);

function haveSameTarget(a: Operation, b: Operation): boolean {
  if (a.kind !== b.kind || !('sectionId' in a) || !('sectionId' in b)) return false;
  if (a.sectionId !== b.sectionId) return false;
  return !('blockId' in a) || !('blockId' in b) || a.blockId === b.blockId;
}

/** Both operations as one, or undefined if the later one does not cover the earlier. */
function merge(earlier: Operation, later: Operation): Operation | undefined {
  if (earlier.kind !== 'setProps' || later.kind !== 'setProps') return later;
  if (earlier.version !== later.version) return undefined;
  return { ...later, props: { ...earlier.props, ...later.props } };
}

/**
 * The same edit in fewer operations: keeps only the last of several placements of a block, and merges changes of its
 * props. Applied to their original document, both lists lead to the same document.
 */
export function compactOperations(operations: readonly Operation[]): readonly Operation[] {
  const result: Operation[] = [];
  for (const operation of flatten(operations)) {
    const earlierIndex = findEarlierIndex(result, operation);
    const merged =
      earlierIndex === -1 ? undefined : merge(result[earlierIndex] as Operation, operation);
    if (merged === undefined) result.push(operation);
    else result[earlierIndex] = merged;
  }
  return result;
}

/**
 * The index of the last operation with the same target, or -1. Only looks back over operations of `statingKinds`,
 * because none of them affects the meaning of another.
 */
function findEarlierIndex(operations: readonly Operation[], operation: Operation): number {
  if (!statingKinds.has(operation.kind)) return -1;
  for (let index = operations.length - 1; index >= 0; index -= 1) {
    const earlier = operations[index] as Operation;
    if (haveSameTarget(earlier, operation)) return index;
    if (!statingKinds.has(earlier.kind)) return -1;
  }
  return -1;
}

/** Combines any number of operations into one; more than 200 become nested batches. */
export function toBatch(operations: readonly Operation[]): Operation {
  const [only] = operations;
  if (only !== undefined && operations.length === 1) return only;
  if (operations.length <= batchSize) return { kind: 'batch', operations: [...operations] };
  const parts: Operation[] = [];
  for (let start = 0; start < operations.length; start += batchSize) {
    parts.push({ kind: 'batch', operations: operations.slice(start, start + batchSize) });
  }
  return toBatch(parts);
}
