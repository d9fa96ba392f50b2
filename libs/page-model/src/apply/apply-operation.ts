import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import type { Applied, Applier, OperationOf } from './applied.ts';
import { batchSteps } from './batch-steps.ts';
import * as blocks from './apply-to-blocks.ts';
import * as sections from './apply-to-sections.ts';
import { setProps } from './apply-set-props.ts';
import { toBatch } from './compact-operations.ts';

const appliers: { readonly [Kind in Operation['kind']]: Applier<Kind> } = {
  insertSection: sections.insertSection,
  removeSection: sections.removeSection,
  moveSection: sections.moveSection,
  designSection: sections.designSection,
  nameSection: sections.nameSection,
  insertBlock: blocks.insertBlock,
  removeBlock: blocks.removeBlock,
  placeBlock: blocks.placeBlock,
  placeBlockOnPhone: blocks.placeBlockOnPhone,
  alignBlock: blocks.alignBlock,
  moveBlock: blocks.moveBlock,
  setProps,
  batch: (document, batch) => applyOperations(document, batchSteps(batch)),
};

/**
 * Applies an edit. The result shares every unchanged section and block with the given document, and its `inverse`
 * restores it exactly. An error changes nothing.
 *
 * @example
 * const applied = applyOperation(document, { kind: 'removeSection', sectionId: 'intro' });
 * if (applied.ok) applyOperation(applied.document, applied.inverse); // the document as it was
 */
export function applyOperation(document: PageDocument, operation: Operation): Applied {
  const applier: (document: PageDocument, operation: never) => Applied = appliers[operation.kind];
  return applier(document, operation as OperationOf<Operation['kind']> as never);
}

/** Applies several edits as one: all of them, or none if one fails. */
export function applyOperations(document: PageDocument, operations: readonly Operation[]): Applied {
  let current = document;
  const inverses: Operation[] = [];
  for (const operation of operations) {
    const applied = applyOperation(current, operation);
    if (!applied.ok) return applied;
    current = applied.document;
    inverses.unshift(applied.inverse);
  }
  return { ok: true, document: current, inverse: toBatch(inverses) };
}
