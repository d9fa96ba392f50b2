import type { Operation } from '@sitewright/contracts/entities';
import { batchSteps } from './batch-steps.ts';

/** The most operations that one batch may hold on the wire. */
const batchSize = 200;

const flatten = (operations: readonly Operation[]): readonly Operation[] =>
  operations.flatMap((operation) =>
    operation.kind === 'batch' ? flatten(batchSteps(operation)) : [operation],
  );

/** Kinds that state a whole value of one block or section: a later one makes an earlier one superfluous. */
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

/** Both statements in one, or undefined when the later does not cover the earlier. */
function merge(earlier: Operation, later: Operation): Operation | undefined {
  if (earlier.kind !== 'setProps' || later.kind !== 'setProps') return later;
  if (earlier.version !== later.version) return undefined;
  return { ...later, props: { ...earlier.props, ...later.props } };
}

/**
 * The same edit in fewer operations: of several placements of one block only the last is left, changes of its
 * props become one. Applied to the document they were made on, both lists lead to the same document.
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

/** Looks back as far as only statements stand there: none of them changes what another one means. */
function findEarlier(operations: readonly Operation[], operation: Operation): number {
  if (!statingKinds.has(operation.kind)) return -1;
  for (let index = operations.length - 1; index >= 0; index -= 1) {
    const earlier = operations[index] as Operation;
    if (isSameStatement(earlier, operation)) return index;
    if (!statingKinds.has(earlier.kind)) return -1;
  }
  return -1;
}

/** Several operations as one, however many there are. */
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
