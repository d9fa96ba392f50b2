import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { applyOperations } from '@sitewright/page-model';

/** Applies operations one by one and skips those that the model rejects: the others must not be lost. */
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
