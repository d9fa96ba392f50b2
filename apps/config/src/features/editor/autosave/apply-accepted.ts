import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { applyOperations } from '@sitewright/page-model';

/** Applies operations and skips those that the model rejects, so that the others are not lost. */
export function applyAccepted(start: PageDocument, operations: readonly Operation[]) {
  const all = applyOperations(start, operations);
  if (all.ok) return { document: all.document, done: operations, rejected: [] };
  let document = start;
  const done: Operation[] = [];
  const rejected: Operation[] = [];
  for (const operation of operations) {
    const result = applyOperations(document, [operation]);
    if (result.ok) ({ document } = result);
    (result.ok ? done : rejected).push(operation);
  }
  return { document, done, rejected };
}
