import type { PageDocument } from '@sitewright/contracts/entities';
import { applyOperation, type HistoryState } from '@sitewright/page-model';
import { describeOperation } from './describe-operation.ts';

/** What the next undo and the next redo are about, in words: `delete Image`. Null: there is none. */
export interface HistoryNames {
  readonly undo: string | null;
  readonly redo: string | null;
}

/** How a button or the palette calls a step: `Undo: delete Image`. */
export const titleOfStep = (verb: 'Undo' | 'Redo', name: string | null): string =>
  name === null ? verb : `${verb}: ${name}`;

/** Names the two steps that a history can take from where it is. */
export function describeHistory({ document, past, future }: HistoryState): HistoryNames {
  const [back, forth] = [past.at(-1), future.at(-1)];
  return {
    undo: back === undefined ? null : describeUndo(back.operation, document),
    redo: forth === undefined ? null : describeOperation(forth.operation, document),
  };
}

/** A step of the past holds what takes an edit back; the edit itself is the inverse of that. */
function describeUndo(
  operation: HistoryState['past'][number]['operation'],
  document: PageDocument,
): string {
  const taken = applyOperation(document, operation);
  return taken.ok ? describeOperation(taken.inverse, taken.document) : 'the last change';
}
