import type { ErrorCode } from '@sitewright/contracts/errors';

/**
 * Why an edit was not carried out, with the code of the error table that the API answers for it.
 * A refused edit leaves the document as it is.
 */
export const editRefusals = {
  unknownSection: 'unknownBlock',
  unknownBlock: 'unknownBlock',
  takenId: 'alreadyExists',
  outsideGrid: 'invalidRequest',
  tooManyBlocks: 'limitReached',
  tooManySections: 'limitReached',
  invalidDocument: 'unreadableContent',
  newerDocument: 'unreadableContent',
} as const satisfies Record<string, ErrorCode>;

/** The code of a refused edit. */
export type EditRefusal = keyof typeof editRefusals;

/** A refused edit as a value. */
export interface RefusedEdit {
  readonly ok: false;
  readonly refusal: EditRefusal;
}

/** Makes a refusal. */
export const refuseEdit = (refusal: EditRefusal): RefusedEdit => ({ ok: false, refusal });
