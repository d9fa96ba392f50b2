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
import type { UnsavedStore } from './unsaved-store.ts';

/** What became of a save. */
export type SaveAnswer =
  | { readonly kind: 'answered'; readonly version: number; readonly missed: readonly Operation[] }
  | { readonly kind: 'unanswered' }
  | ({ readonly kind: 'rejected'; readonly isConflict: boolean } & SaveProblem);

/** What the autosave uses of the outside world. */
export interface AutosavePorts {
  readonly send: (save: {
    readonly baseVersion: number;
    readonly saveId: string;
    readonly operations: Operation[];
  }) => Promise<SaveAnswer>;
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
  /** Hears that another editor changed the document; what this one made since is in it already. */
  readonly onRebased: (document: PageDocument, rebasing: Rebasing) => void;
  /** Hears that another tab saved what never arrived here: the document must be read anew. */
  readonly onBehind?: () => void;
  /** Hears of each save that is on the server. */
  readonly onStored?: (save: StoredSave) => void;
  /** Hears that the server did not take a change, which stays on the screen and on this device. */
  readonly onRejected: (problem: SaveProblem) => void;
  /** Hears that another editor was there before: the document must be read anew. */
  readonly onOvertaken: (problem: SaveProblem) => void;
  /** Hears of the document without the changes that were given up. */
  readonly onDiscarded: (document: PageDocument) => void;
}

/** Sends edits a second after the last of them, one save at a time. */
export interface Autosave {
  /** `isKept`: what is not on the server waits on this device, through a reload. */
  getState(): AutosaveState & { readonly isKept: boolean };
  subscribe(listener: () => void): () => void;
  edited(operation: Operation): void;
  /** Takes what another tab saved, so that the next save does not have to catch up with it. */
  overheard(save: StoredSave): void;
  /** Sends at once; resolves when everything is on the server (`saved`), or cannot be now (`offline`, `rejected`). */
  flush(): Promise<AutosavePhase>;
  /** Sends again what the server did not take. */
  retry(): void;
  /** Gives up what the server did not take. */
  discard(): void;
  destroy(): void;
}

type SendEffect = Extract<AutosaveEffect, { kind: 'send' }>;

/** Starts the autosave of a document that was read at `version`. */
export function createAutosave(options: AutosaveOptions): Autosave {
  const { pageId, document, version, send, store, onRebased } = options;
  let state = initialAutosave(document, version);
  let timer: unknown;
  let isDestroyed = false;
  let isKept = true;
  /** The save that is on its way, until its answer has been heard. */
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  async function dispatch(event: AutosaveEvent): Promise<void> {
    const wasUnsaved = unsaved(state).length > 0;
    const next = transition(state, event);
    state = next.state;
    const left = unsaved(state);
    if (left.length > 0) isKept = store.keep(pageId, left);
    else if (wasUnsaved) {
      isKept = true;
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
        running = sendNow(effect).finally(() => (running = null));
        return running;
      case 'rebased':
        onRebased(effect.document, effect);
        return;
      case 'behind':
        options.onBehind?.();
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
      case 'overtaken': {
        const { kind, ...problem } = effect;
        (kind === 'rejected' ? options.onRejected : options.onOvertaken)(problem);
      }
    }
  }

  async function sendNow({ baseVersion, saveId, operations }: SendEffect): Promise<void> {
    const answer = await send({ baseVersion, saveId, operations: [...operations] });
    if (isDestroyed) return;
    await dispatch(answer.kind === 'answered' ? { ...answer, at: options.now() } : answer);
  }

  const save = () => dispatch({ kind: 'due', saveId: options.createId() });

  return {
    getState: () => ({ ...state, isKept }),
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
        await (running ?? save());
      } while (!state.isOvertaken && (state.phase === 'waiting' || state.phase === 'saving'));
      return state.phase;
    },
    destroy() {
      isDestroyed = true;
      options.clearTimer(timer);
      listeners.clear();
    },
  };
}
