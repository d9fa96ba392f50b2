import type { Operation, PageDocument } from '@sitewright/contracts/entities';
import {
  initialAutosave,
  transition,
  unsaved,
  type AutosaveEffect,
  type AutosaveEvent,
  type AutosavePhase,
  type AutosaveState,
  type Rebasing,
  type SaveProblem,
  type StoredSave,
} from './state.ts';
import type { SentSave, UnsavedEdits, UnsavedStore } from './unsaved-store.ts';

/** The outcome of a save. */
export type SaveResult =
  | { readonly kind: 'answered'; readonly version: number; readonly missed: readonly Operation[] }
  | { readonly kind: 'unanswered' }
  | ({ readonly kind: 'rejected'; readonly isConflict: boolean } & SaveProblem);

/** The dependencies of the autosave. */
export interface AutosavePorts {
  readonly send: (save: SentSave) => Promise<SaveResult>;
  readonly setTimer: (callback: () => void, delayMs: number) => unknown;
  readonly clearTimer: (timer: unknown) => void;
  readonly now: () => number;
  readonly createId: () => string;
  readonly store: UnsavedStore;
}

export interface AutosaveOptions extends AutosavePorts {
  readonly pageId: string;
  readonly document: PageDocument;
  readonly version: number;
  /** When edits were saved while the document was opened. Default: none were. */
  readonly savedAt?: number | null;
  /** Called when another editor changed the document; it contains the local changes already. */
  readonly onRebased: (document: PageDocument, rebasing: Rebasing) => void;
  /** Called when this tab missed a save of another tab: the document must be read again. */
  readonly onOutdated?: () => void;
  /** Called for each save on the server. */
  readonly onStored?: (save: StoredSave) => void;
  /** Called when the server rejected a change, which stays on the screen and on this device. */
  readonly onRejected: (problem: SaveProblem) => void;
  /** Called after a conflict with another editor: the document must be read again. */
  readonly onConflict: (problem: SaveProblem) => void;
  /** Called with the document after changes were discarded. */
  readonly onDiscarded: (document: PageDocument) => void;
}

/** Sends edits one second after the last edit, one save at a time. */
export interface Autosave {
  /** `isStored`: unsaved edits survive a reload on this device. */
  getState(): AutosaveState & { readonly isStored: boolean };
  subscribe(listener: () => void): () => void;
  edited(operation: Operation): void;
  /** Applies a save of another tab, so that the next save does not have to be rebased onto it. */
  overheard(save: StoredSave): void;
  /**
   * Sends immediately; resolves when everything is on the server (`saved`) or cannot be sent (`offline`, `rejected`).
   */
  flush(): Promise<AutosavePhase>;
  /** Sends rejected changes again. */
  retry(): void;
  /** Discards rejected changes. */
  discard(): void;
  destroy(): void;
}

const isUnsaved = (state: AutosaveState): boolean => unsaved(state).length > 0;

const unsavedEdits = ({ sent, version, setAside, queue }: AutosaveState): UnsavedEdits => ({
  sent: sent && { ...sent, baseVersion: version, operations: [...sent.operations] },
  operations: [...setAside, ...queue],
});

type SendEffect = Extract<AutosaveEffect, { kind: 'send' }>;

/** Starts the autosave of a document that was read at `version`. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { pageId, document, version, send, store, onRebased } = options;
  let state = initialAutosave(document, version, options.savedAt ?? null);
  let timer: unknown;
  let isDestroyed = false;
  let isStored = true;
  /** The pending save, until its response has been handled. */
  let runningSave: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  async function dispatch(event: AutosaveEvent): Promise<void> {
    const wasUnsaved = isUnsaved(state);
    const next = transition(state, event);
    state = next.state;
    if (isUnsaved(state)) isStored = store.keep(pageId, unsavedEdits(state));
    else if (wasUnsaved) {
      isStored = true;
      store.forget(pageId);
    }
    for (const listener of listeners) listener();
    await Promise.all(next.effects.map(perform));
  }

  async function perform(effect: AutosaveEffect): Promise<void> {
    switch (effect.kind) {
      case 'startTimer':
        options.clearTimer(timer);
        timer = options.setTimer(() => void save(), effect.delayMs);
        return;
      case 'send':
        runningSave = sendNow(effect).finally(() => (runningSave = null));
        return runningSave;
      case 'rebased':
        onRebased(effect.document, effect);
        return;
      case 'behind':
        options.onOutdated?.();
        return;
      case 'stored': {
        const { kind: _kind, ...save } = effect;
        options.onStored?.(save);
        return;
      }
      case 'discarded':
        options.onDiscarded(effect.document);
        return;
      case 'rejected':
      case 'conflict': {
        const { kind, ...problem } = effect;
        (kind === 'rejected' ? options.onRejected : options.onConflict)(problem);
      }
    }
  }

  async function sendNow({ baseVersion, saveId, operations }: SendEffect): Promise<void> {
    const response = await send({ baseVersion, saveId, operations: [...operations] });
    if (isDestroyed) return;
    await dispatch(response.kind === 'answered' ? { ...response, at: options.now() } : response);
  }

  const save = () => dispatch({ kind: 'due', saveId: options.createId() });

  return {
    getState: () => ({ ...state, isStored }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edited: (operation) => void dispatch({ kind: 'edited', operation }),
    overheard: (save) => void dispatch({ ...save, kind: 'overheard', at: options.now() }),
    retry: () => void dispatch({ kind: 'retried' }),
    discard: () => void dispatch({ kind: 'discarded' }),
    async flush() {
      do {
        options.clearTimer(timer);
        await (runningSave ?? save());
      } while (!state.needsReload && (state.phase === 'waiting' || state.phase === 'saving'));
      return state.phase;
    },
    destroy() {
      isDestroyed = true;
      options.clearTimer(timer);
      listeners.clear();
    },
  };
}
