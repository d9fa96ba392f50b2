import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { applyOperation } from '../apply/apply-operation.ts';
import { compactOperations, toBatch } from '../apply/compact-operations.ts';
import { pageModelOptions } from '../options.ts';
import type { EditError } from '../edit-error.ts';

/** One gesture, which `operation` undoes, or redoes. */
export interface HistoryStep {
  readonly gesture: string | null;
  readonly operation: Operation;
}

/** A document with its undo and redo stacks; plain data, so that it survives a reload. */
export interface HistoryState {
  readonly document: PageDocument;
  /** Oldest first. */
  readonly past: readonly HistoryStep[];
  /** The last one is redone next. */
  readonly future: readonly HistoryStep[];
}

export type HistoryEvent =
  /** `gesture` identifies a drag or a run of typing, whose edits are undone together. */
  | { readonly kind: 'apply'; readonly operation: Operation; readonly gesture?: string }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** The document changed externally; local edits can still be undone. */
  | { readonly kind: 'rebased'; readonly document: PageDocument };

export type HistoryEffect =
  | { readonly kind: 'applied'; readonly operation: Operation; readonly inverse: Operation }
  | { readonly kind: 'rejected'; readonly error: EditError };

export interface HistoryTransition {
  readonly state: HistoryState;
  readonly effects: readonly HistoryEffect[];
}

/** The initial history of a document. */
export const initialHistory = (document: PageDocument): HistoryState => ({
  document,
  past: [],
  future: [],
});

const unchanged = (state: HistoryState): HistoryTransition => ({ state, effects: [] });

/** Computes the next state of the history without side effects. */
export function transition(state: HistoryState, event: HistoryEvent): HistoryTransition {
  switch (event.kind) {
    case 'apply':
      return apply(state, event.operation, event.gesture ?? null);
    case 'undo':
      return moveStep(state, 'past', 'future');
    case 'redo':
      return moveStep(state, 'future', 'past');
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
    state: { document, past: pushStep(state.past, { gesture, operation: inverse }), future: [] },
    effects: [{ kind: 'applied', operation, inverse }],
  };
}

function pushStep(past: readonly HistoryStep[], step: HistoryStep): readonly HistoryStep[] {
  const last = past.at(-1);
  if (last === undefined || last.gesture === null || last.gesture !== step.gesture) {
    return [...past.slice(1 - pageModelOptions.undoSteps), step];
  }
  const operation = toBatch(compactOperations([step.operation, last.operation]));
  return [...past.slice(0, -1), { gesture: step.gesture, operation }];
}

/** Applies the last step of one stack and pushes its inverse to the other, so that redo is exact. */
function moveStep(
  state: HistoryState,
  from: 'past' | 'future',
  to: 'past' | 'future',
): HistoryTransition {
  const step = state[from].at(-1);
  if (step === undefined) return unchanged(state);
  const withoutStep = { ...state, [from]: state[from].slice(0, -1) };
  const applied = applyOperation(state.document, step.operation);
  if (!applied.ok) {
    return { state: withoutStep, effects: [{ kind: 'rejected', error: applied.error }] };
  }
  const { document, inverse } = applied;
  return {
    state: {
      ...withoutStep,
      document,
      [to]: [...state[to], { gesture: step.gesture, operation: inverse }],
    },
    effects: [{ kind: 'applied', operation: step.operation, inverse }],
  };
}
