import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import type { FailedEdit } from '../edit-error.ts';

/** The operation of one kind. */
export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

/**
 * What an operation did: the new document, which shares every part that was not touched, and the operation
 * that leads back to the old one exactly.
 */
export type Applied =
  | { readonly ok: true; readonly document: PageDocument; readonly inverse: Operation }
  | FailedEdit;

/** One kind of operation, applied. */
export type Applier<Kind extends Operation['kind']> = (
  document: PageDocument,
  operation: OperationOf<Kind>,
) => Applied;
