import type { EditorEvent, Operation, PageDocument } from '@sitewright/contracts/entities';
import { compactOperations, rebaseSequences, type Rebased } from '@sitewright/page-model';
import { applyAccepted } from './apply-accepted.ts';
import { fitSave } from './fit-save.ts';
import { autosaveDefaults } from './options.ts';

/** The state of recent changes. */
export type AutosavePhase =
  /** Everything is on the server. */
  | 'saved'
  /** Changed, waiting for the delay. */
  | 'waiting'
  | 'saving'
  /** No response: stored on this device and sent again. */
  | 'offline'
  /** The server rejected a change. It stays on the screen and on this device. */
  | 'rejected';

/** Why the server rejected a change. */
export interface SaveProblem {
  readonly message: string;
  /** The request id of the rejected call. */
  readonly requestId?: string | undefined;
}

export interface AutosaveState {
  readonly phase: AutosavePhase;
  /** The document on the server, at `version`. */
  readonly confirmed: PageDocument;
  readonly version: number;
  /** The pending save; repeated with the same id until there is a response. */
  readonly sent: { readonly saveId: string; readonly operations: readonly Operation[] } | null;
  /** Operations after the pending save. */
  readonly queue: readonly Operation[];
  /** Operations that the server rejected. They are sent again with the next edit, which may repair them. */
  readonly setAside: readonly Operation[];
  /** The reason of the last rejection. */
  readonly problem: SaveProblem | null;
  /** A save of several operations was rejected: they are sent one at a time to find the cause. */
  readonly isProbing: boolean;
  /** After a conflict nothing is sent until the document has been read again. */
  readonly needsReload: boolean;
  readonly savedAt: number | null;
  readonly failures: number;
  /** The newest version that another tab announced. */
  readonly latestKnownVersion: number;
}

/** A completed save, for the other tabs. */
export type StoredSave = Omit<Extract<EditorEvent, { kind: 'saved' }>, 'kind' | 'documentId'>;

/** How remote changes were merged. */
export interface Rebasing {
  /** Local changes that were lost. */
  readonly lost: readonly Operation[];
  /** Whether they were made in another tab of this browser, most likely by the same person. */
  readonly isFromTab: boolean;
}

export type AutosaveEvent =
  | { readonly kind: 'edited'; readonly operation: Operation }
  /** Time to send: the timer ran out, or the page is being left. */
  | { readonly kind: 'due'; readonly saveId: string }
  | {
      readonly kind: 'answered';
      readonly version: number;
      readonly missed: readonly Operation[];
      readonly at: number;
    }
  /** Another tab's save is on the server. */
  | ({ readonly kind: 'overheard'; readonly at: number } & StoredSave)
  | { readonly kind: 'unanswered' }
  /** `isConflict`: another editor saved first; the remaining operations are worth a retry. */
  | ({ readonly kind: 'rejected'; readonly isConflict: boolean } & SaveProblem)
  /** Rejected changes are sent again. */
  | { readonly kind: 'retried' }
  /** Rejected changes are discarded. */
  | { readonly kind: 'discarded' };

export type AutosaveEffect =
  | { readonly kind: 'startTimer'; readonly delayMs: number }
  | {
      readonly kind: 'send';
      readonly baseVersion: number;
      readonly saveId: string;
      readonly operations: readonly Operation[];
    }
  /** Another editor saved first: this is the current document. */
  | ({ readonly kind: 'rebased'; readonly document: PageDocument } & Rebasing)
  /**
   * This tab missed a save of another tab, and nothing is pending: the document must be read again.
   */
  | { readonly kind: 'behind' }
  /** The save is on the server. */
  | ({ readonly kind: 'stored' } & StoredSave)
  /** Rejected changes were discarded: this is the current document. */
  | { readonly kind: 'discarded'; readonly document: PageDocument }
  /** The server rejected a change. */
  | ({ readonly kind: 'rejected' } & SaveProblem)
  /** The document must be read again before anything else is sent. */
  | ({ readonly kind: 'conflict' } & SaveProblem);

export interface AutosaveTransition {
  readonly state: AutosaveState;
  readonly effects: readonly AutosaveEffect[];
}

/** The initial state: everything is saved. */
export const initialAutosave = (
  document: PageDocument,
  version: number,
  savedAt: number | null,
): AutosaveState => ({
  phase: 'saved',
  confirmed: document,
  version,
  sent: null,
  queue: [],
  setAside: [],
  problem: null,
  isProbing: false,
  needsReload: false,
  savedAt,
  failures: 0,
  latestKnownVersion: version,
});

/** The operations that are not on the server yet. */
export const unsaved = ({ setAside, sent, queue }: AutosaveState): readonly Operation[] => [
  ...setAside,
  ...(sent?.operations ?? []),
  ...queue,
];

/** The pure transition of the autosave. */
export function transition(state: AutosaveState, event: AutosaveEvent): AutosaveTransition {
  switch (event.kind) {
    case 'edited':
      return edited(state, event.operation);
    case 'due':
      return due(state, event.saveId);
    case 'answered':
      return answered(state, event.version, event.missed, event.at);
    case 'overheard':
      return overheard(state, event);
    case 'unanswered':
      return unanswered(state);
    case 'rejected':
      return event.isConflict ? conflicted(state, event) : rejected(state, event);
    case 'retried':
      return retried(state);
    case 'discarded':
      return discarded(state);
  }
}

const sendSoon = (
  state: AutosaveState,
  delayMs: number = autosaveDefaults.delayMs,
): AutosaveTransition => ({
  state: { ...state, phase: 'waiting' },
  effects: [{ kind: 'startTimer', delayMs }],
});

/** Moves the rejected operations back to the start of the queue. */
const withSetAside = ({ setAside, queue }: AutosaveState) => ({
  queue: [...setAside, ...queue],
  setAside: [],
  isProbing: false,
});

function edited(state: AutosaveState, operation: Operation): AutosaveTransition {
  // Compacted immediately: continuous typing stays one operation, here and on this device.
  const isBlocked = state.sent !== null || state.needsReload;
  const previous = isBlocked ? state : { ...state, ...withSetAside(state) };
  const next = { ...previous, queue: compactOperations([...previous.queue, operation]) };
  if (state.needsReload) return { state: { ...next, phase: 'rejected' }, effects: [] };
  return isBlocked ? { state: next, effects: [] } : sendSoon(next);
}

function due(state: AutosaveState, saveId: string): AutosaveTransition {
  if (state.phase === 'saving' || state.needsReload) return { state, effects: [] };
  const { sent, version, isProbing } = state;
  const queue = compactOperations(state.queue);
  const next = sent ?? { saveId, operations: isProbing ? queue.slice(0, 1) : fitSave(queue) };
  if (next.operations.length === 0) return { state, effects: [] };
  return {
    state: {
      ...state,
      phase: 'saving',
      sent: next,
      queue: sent === null ? queue.slice(next.operations.length) : state.queue,
    },
    effects: [{ kind: 'send', baseVersion: version, ...next }],
  };
}

function conflicted(state: AutosaveState, { message, requestId }: SaveProblem): AutosaveTransition {
  const problem = { message, requestId };
  const requeued = { sent: null, queue: unsaved(state), setAside: [], problem };
  return {
    state: { ...state, ...requeued, phase: 'rejected', needsReload: true },
    effects: [{ kind: 'conflict', ...problem }],
  };
}

/** The server rejects a save as a whole. Its operations are retried one by one to find the cause. */
function rejected(state: AutosaveState, { message, requestId }: SaveProblem): AutosaveTransition {
  const sentOperations = state.sent?.operations ?? [];
  if (sentOperations.length > 1) {
    const queue = [...sentOperations, ...state.queue];
    return sendSoon({ ...state, sent: null, queue, isProbing: true }, 0);
  }
  const problem = { message, requestId };
  const next = { ...state, sent: null, setAside: [...state.setAside, ...sentOperations], problem };
  const { state: nextState, effects } =
    state.queue.length > 0
      ? sendSoon({ ...next, isProbing: true }, 0)
      : { state: { ...next, phase: 'rejected' as const, isProbing: false }, effects: [] };
  return { state: nextState, effects: [{ kind: 'rejected', ...problem }, ...effects] };
}

function retried(state: AutosaveState): AutosaveTransition {
  // Nothing can be sent before the document has been read again, which may have failed.
  if (state.needsReload) return { state, effects: [{ kind: 'behind' }] };
  return state.setAside.length === 0 || state.sent !== null
    ? { state, effects: [] }
    : sendSoon({ ...state, ...withSetAside(state) }, 0);
}

function discarded(state: AutosaveState): AutosaveTransition {
  if (state.needsReload) {
    const { confirmed } = state;
    return {
      state: { ...state, phase: 'saved', queue: [], problem: null },
      effects: [{ kind: 'discarded', document: confirmed }, { kind: 'behind' }],
    };
  }
  if (state.setAside.length === 0) return { state, effects: [] };
  const { confirmed, sent, queue } = state;
  const remaining = applyAccepted(confirmed, [...(sent?.operations ?? []), ...queue]);
  const isDone = sent === null && queue.length === 0;
  return {
    state: { ...state, phase: isDone ? 'saved' : state.phase, setAside: [], problem: null },
    effects: [{ kind: 'discarded', document: remaining.document }],
  };
}

function answered(
  state: AutosaveState,
  version: number,
  missed: readonly Operation[],
  at: number,
  isFromTab = false,
): AutosaveTransition {
  const operationLists = [state.sent?.operations ?? [], state.setAside, state.queue];
  const [rebasedSent, rebasedSetAside, rebasedQueue] = rebaseSequences(operationLists, missed) as [
    Rebased,
    Rebased,
    Rebased,
  ];
  const stored = applyAccepted(state.confirmed, [...missed, ...rebasedSent.operations]);
  const { document: confirmed } = stored;
  const appliedSetAside = applyAccepted(confirmed, rebasedSetAside.operations);
  const appliedQueue = applyAccepted(appliedSetAside.document, rebasedQueue.operations);
  const { done: setAside } = appliedSetAside;
  const { document, done: queue } = appliedQueue;
  const lost = [
    ...rebasedSent.lost,
    ...rebasedSetAside.lost,
    ...rebasedQueue.lost,
    ...appliedSetAside.rejected,
    ...appliedQueue.rejected,
  ];
  const isQueueEmpty = queue.length === 0;
  const effects: AutosaveEffect[] = [];
  if (rebasedSent.operations.length > 0) {
    const { version: baseVersion } = state;
    const { operations } = rebasedSent;
    effects.push({ kind: 'stored', baseVersion, missed, operations, version });
  }
  if (missed.length > 0 || lost.length > 0)
    effects.push({ kind: 'rebased', document, lost, isFromTab });
  if (!isQueueEmpty)
    effects.push({ kind: 'startTimer', delayMs: state.isProbing ? 0 : autosaveDefaults.delayMs });
  else if (state.latestKnownVersion > version && setAside.length === 0)
    effects.push({ kind: 'behind' });
  // The server applied something that cannot be applied here: only it knows the document.
  if (stored.rejected.length > 0) {
    const requeued = { sent: null, setAside: [], queue: [...setAside, ...queue] };
    return {
      state: { ...state, ...requeued, phase: 'waiting', needsReload: true },
      effects: [{ kind: 'behind' }],
    };
  }
  return {
    state: {
      ...state,
      phase: isQueueEmpty ? (setAside.length > 0 ? 'rejected' : 'saved') : 'waiting',
      confirmed,
      version,
      sent: null,
      queue,
      setAside,
      problem: isQueueEmpty && setAside.length === 0 ? null : state.problem,
      isProbing: state.isProbing && !isQueueEmpty,
      savedAt: at,
      failures: 0,
    },
    effects,
  };
}

/** Another tab's save is applied immediately if it continues the known version. */
function overheard(
  before: AutosaveState,
  { baseVersion, missed, operations, version, at }: StoredSave & { readonly at: number },
): AutosaveTransition {
  const state = { ...before, latestKnownVersion: Math.max(before.latestKnownVersion, version) };
  // The response to a pending or future save contains what was missed.
  if (state.sent !== null || state.needsReload) return { state, effects: [] };
  if (state.version === version - 1) return answered(state, version, operations, at, true);
  if (state.version === baseVersion) {
    return answered(state, version, [...missed, ...operations], at, missed.length === 0);
  }
  const isBehind = state.phase === 'saved' && version > state.version;
  return { state, effects: isBehind ? [{ kind: 'behind' }] : [] };
}

function unanswered(state: AutosaveState): AutosaveTransition {
  const { retryDelayMs, maxRetryDelayMs } = autosaveDefaults;
  const delayMs = Math.min(retryDelayMs * 2 ** state.failures, maxRetryDelayMs);
  return {
    state: { ...state, phase: 'offline', failures: state.failures + 1 },
    effects: [{ kind: 'startTimer', delayMs }],
  };
}
