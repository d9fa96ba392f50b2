import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { applyOperation } from '../apply/apply-operation.ts';
import { compactOperations, toBatch } from '../apply/compact-operations.ts';
import { pageModelOptions } from '../options.ts';
import type { EditError } from '../edit-error.ts';

/** One gesture that can be taken back: `operation` is what taking it back carries out. */
export interface HistoryStep {
  readonly gesture: string | null;
  readonly operation: Operation;
}

/** A document with what can be undone and redone; plain data, so that it survives a reload. */
export interface HistoryState {
  readonly document: PageDocument;
  /** Oldest first. */
  readonly past: readonly HistoryStep[];
  /** The next to be redone is the last. */
  readonly future: readonly HistoryStep[];
}

export type HistoryEvent =
  /** `gesture` names a drag or a run of typing: its edits are undone together. */
  | { readonly kind: 'apply'; readonly operation: Operation; readonly gesture?: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** The document changed from outside; what was done here can still be undone. */
  | { readonly kind: 'rebased'; readonly document: PageDocument };

export type HistoryEffect =
  | { readonly kind: 'applied'; readonly operation: Operation; readonly inverse: Operation }
  | { readonly kind: 'rejected'; readonly error: EditError };

export interface HistoryTransition {
  readonly state: HistoryState;
  readonly effects: readonly HistoryEffect[];
}

/** The start of a history. */
export const initialHistory = (document: PageDocument): HistoryState => ({
  document,
  past: [],
  future: [],
});

const unchanged = (state: HistoryState): HistoryTransition => ({ state, effects: [] });

/** The pure step of the history. */
export function transition(state: HistoryState, event: HistoryEvent): HistoryTransition {
  switch (event.kind) {
    case 'apply':
      return apply(state, event.operation, event.gesture ?? null);
    case 'undo':
      return travel(state, 'past', 'future');
    case 'redo':
      return travel(state, 'future', 'past');
    default:
      return unchanged({ ...state, document: event.document });
  }
}

function apply(
  state: HistoryState,
  operation: Operation,
  gesture: string | null,
): HistoryTransition {
  const applied = applyOperation(state.document, operation);
  if (!applied.ok) return { state, effects: [{ kind: 'rejected', error: applied.error }] };
  const { document, inverse } = applied;
  return {
    state: { document, past: remember(state.past, { gesture, operation: inverse }), future: [] },
    effects: [{ kind: 'applied', operation, inverse }],
  };
}

function remember(past: readonly HistoryStep[], step: HistoryStep): readonly HistoryStep[] {
  const last = past.at(-1);
  if (last === undefined || last.gesture === null || last.gesture !== step.gesture) {
    return [...past.slice(1 - pageModelOptions.undoSteps), step];
  }
  const operation = toBatch(compactOperations([step.operation, last.operation]));
  return [...past.slice(0, -1), { gesture: step.gesture, operation }];
}

/** Carries out the last step of one stack and puts its own inverse on the other, so that the way back is exact. */
function travel(
  state: HistoryState,
  from: 'past' | 'future',
  to: 'past' | 'future',
): HistoryTransition {
  const step = state[from].at(-1);
  if (step === undefined) return unchanged(state);
  const left = { ...state, [from]: state[from].slice(0, -1) };
  const applied = applyOperation(state.document, step.operation);
  if (!applied.ok) return { state: left, effects: [{ kind: 'rejected', error: applied.error }] };
  const { document, inverse } = applied;
  return {
    state: {
      ...left,
      document,
      [to]: [...state[to], { gesture: step.gesture, operation: inverse }],
    },
    effects: [{ kind: 'applied', operation: step.operation, inverse }],
  };
}
