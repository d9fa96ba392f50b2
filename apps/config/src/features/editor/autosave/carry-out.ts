import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { applyOperations } from '@sitewright/page-model';

/** Operations of which the model rejects one are left out one by one: the rest is still somebody's work. */
export function carryOut(start: PageDocument, operations: readonly Operation[]) {
  const all = applyOperations(start, operations);
  if (all.ok) return { document: all.document, done: operations, rejected: [] };
  let document = start;
  const done: Operation[] = [];
  const rejected: Operation[] = [];
  for (const operation of operations) {
    const one = applyOperations(document, [operation]);
    if (one.ok) ({ document } = one);
    (one.ok ? done : rejected).push(operation);
  }
  return { document, done, rejected };
}
