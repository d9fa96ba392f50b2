import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { applyOperations } from '@sitewright/page-model';

/** Operations of which the model refuses one are left out one by one: the rest is still somebody's work. */
export function carryOut(start: PageDocument, operations: readonly Operation[]) {
  const all = applyOperations(start, operations);
  if (all.ok) return { document: all.document, done: operations, refused: [] };
  let document = start;
  const done: Operation[] = [];
  const refused: Operation[] = [];
  for (const operation of operations) {
    const one = applyOperations(document, [operation]);
    if (one.ok) ({ document } = one);
    (one.ok ? done : refused).push(operation);
  }
  return { document, done, refused };
}
