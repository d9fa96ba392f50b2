import type { PageDocument } from '@sitewright/contracts/entities';
import { applyOperation, type HistoryState } from '@sitewright/page-model';
import { describeOperation } from './describe-operation.ts';

/** Describes the next undo and redo: `delete Image`. Null if there is none. */
export interface HistoryNames {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** The label of a step on a button or in the palette: `Undo: delete Image`. */
export const titleOfStep = (verb: 'Undo' | 'Redo', name: string | null): string =>
  name === null ? verb : `${verb}: ${name}`;

/** Describes the next undo and the next redo of a history. */
export function describeHistory({ document, past, future }: HistoryState): HistoryNames {
  const [undoStep, redoStep] = [past.at(-1), future.at(-1)];
  return {
    undo: undoStep === undefined ? null : describeUndo(undoStep.operation, document),
    redo: redoStep === undefined ? null : describeOperation(redoStep.operation, document),
  };
}

/** An undo step contains the inverse of an edit; the edit itself is the inverse of that. */
function describeUndo(
  operation: HistoryState['past'][number]['operation'],
  document: PageDocument,
): string {
  const undone = applyOperation(document, operation);
  return undone.ok ? describeOperation(undone.inverse, undone.document) : 'the last change';
}
