import type { Operation } from '@sitewright/contracts/entities';
import { batchSteps } from './batch-steps.ts';

/** The maximum number of operations in one batch. */
const batchSize = 200;

const flatten = (operations: readonly Operation[]): readonly Operation[] =>
  operations.flatMap((operation) =>
    operation.kind === 'batch' ? flatten(batchSteps(operation)) : [operation],
  );

/** Kinds that define a whole value of one block or section: a later one makes an earlier one redundant. */
const statingKinds: ReadonlySet<Operation['kind']> = new Set([
  'designSection',
  'nameSection',
  'placeBlock',
  'placeBlockOnPhone',
  'alignBlock',
  'setProps',
]);

function isSameStatement(one: Operation, other: Operation): boolean {
  if (one.kind !== other.kind || !('sectionId' in one) || !('sectionId' in other)) return false;
  if (one.sectionId !== other.sectionId) return false;
  return !('blockId' in one) || !('blockId' in other) || one.blockId === other.blockId;
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
    const at = findEarlier(result, operation);
    const merged = at === -1 ? undefined : merge(result[at] as Operation, operation);
    if (merged === undefined) result.push(operation);
    else result[at] = merged;
  }
  return result;
}

/** Only looks back over such operations, because none of them affects the meaning of another. */
function findEarlier(operations: readonly Operation[], operation: Operation): number {
  if (!statingKinds.has(operation.kind)) return -1;
  for (let index = operations.length - 1; index >= 0; index -= 1) {
    const earlier = operations[index] as Operation;
    if (isSameStatement(earlier, operation)) return index;
    if (!statingKinds.has(earlier.kind)) return -1;
  }
  return -1;
}

/** Several operations as one, of any number. */
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
