import type { ErrorCode } from '@sitewright/contracts/errors';

/** Errors of an edit, with the code that the API responds with. A failed edit leaves the document unchanged. */
export const editErrors = {
  unknownSection: 'unknownBlock',
  unknownBlock: 'unknownBlock',
  takenId: 'alreadyExists',
  outsideGrid: 'invalidRequest',
  tooManyBlocks: 'limitReached',
  tooManySections: 'limitReached',
  invalidDocument: 'unreadableContent',
  newerDocument: 'unreadableContent',
} as const satisfies Record<string, ErrorCode>;

/** The code of a failed edit. */
export type EditError = keyof typeof editErrors;

/** A failed edit as a value. */
export interface FailedEdit {
  readonly ok: false;
  readonly error: EditError;
}

/** Returns a failed edit. */
export const failEdit = (error: EditError): FailedEdit => ({ ok: false, error });
