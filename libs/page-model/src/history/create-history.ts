import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import { initialHistory, transition } from './state.ts';
import type { HistoryEffect, HistoryEvent, HistoryState } from './state.ts';

/** A document with undo and redo. */
export interface History {
  getState(): HistoryState;
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Applies an edit; edits of one `gesture` (a drag, a run of typing) are undone together. */
  apply(operation: Operation, gesture?: string): HistoryEffect | undefined;
  /** Undoes the last gesture. Undefined if there is none; a step whose target no longer exists fails and is dropped. */
  undo(): HistoryEffect | undefined;
  redo(): HistoryEffect | undefined;
  /** Continues with a document that another editor changed. */
  rebase(document: PageDocument): void;
  destroy(): void;
}

/**
 * Manages a document and its undo and redo stacks. Every applied edit is returned as an effect, which is sent to the
 * server, including undo.
 *
 * @example
 * const history = createHistory(document);
 * history.apply({ kind: 'removeSection', sectionId: 'intro' });
 * history.undo();
 */
export function createHistory(start: PageDocument | HistoryState): History {
  let state = 'past' in start ? start : initialHistory(start);
  const listeners = new Set<() => void>();

  function dispatch(event: HistoryEvent): HistoryEffect | undefined {
    const next = transition(state, event);
    if (next.state !== state) {
      state = next.state;
      for (const listener of listeners) listener();
    }
    return next.effects[0];
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    apply: (operation, gesture) =>
      dispatch(
        gesture === undefined
          ? { kind: 'apply', operation }
          : { kind: 'apply', operation, gesture },
      ),
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    rebase: (document) => void dispatch({ kind: 'rebased', document }),
    destroy: () => listeners.clear(),
  };
}
