import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import type { FailedEdit } from '../edit-error.ts';

/** The operation of one kind. */
export type OperationOf<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

/** The result of an operation: the new document, which shares every unchanged part, and the exact inverse operation. */
export type Applied =
  | { readonly ok: true; readonly document: PageDocument; readonly inverse: Operation }
  | FailedEdit;

/** Applies operations of one kind. */
export type Applier<Kind extends Operation['kind']> = (
  document: PageDocument,
  operation: OperationOf<Kind>,
) => Applied;
