import type { EditorEvent, Operation, PageDocument } from '@sitewright/contracts/entities';
import {
  applyOperations,
  compactOperations,
  rebaseInTurn,
  type Rebased,
} from '@sitewright/page-model';
import { autosaveDefaults } from './options.ts';

/** Where the work of the last minutes is. */
export type AutosavePhase =
  /** Everything is on the server. */
  | 'saved'
  /** Changed a moment ago. */
  | 'waiting'
  | 'saving'
  /** No answer: kept on this device and sent again. */
  | 'offline'
  /** The server did not take the last change. */
  | 'refused';

export interface AutosaveState {
  readonly phase: AutosavePhase;
  /** The document as the server has it, at `version`. */
  readonly confirmed: PageDocument;
  readonly version: number;
  /** On its way; sent again under the same id until there is an answer. */
  readonly sent: { readonly saveId: string; readonly operations: readonly Operation[] } | null;
  /** Made since. */
  readonly queue: readonly Operation[];
  readonly savedAt: number | null;
  readonly failures: number;
  /** The newest version that another tab told of. */
  readonly heardOf: number;
}

/** A save as the server has it, for the other tabs. */
export type StoredSave = Omit<Extract<EditorEvent, { kind: 'saved' }>, 'kind' | 'documentId'>;

/** How others' changes came in. */
export interface Rebasing {
  /** What could not be kept of one's own. */
  readonly lost: readonly Operation[];
  /** Whether they were made in another tab of this browser, most likely by the same person. */
  readonly isFromTab: boolean;
}

export type AutosaveEvent =
  | { readonly kind: 'edited'; readonly operation: Operation }
  /** It is time to send: the timer ran out, or somebody leaves the page. */
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
  /** `isConflict`: another editor was there before; what still can be done is worth trying again. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly isConflict: boolean;
      readonly requestId?: string | undefined;
    };

export type AutosaveEffect =
  | { readonly kind: 'startTimer'; readonly delayMs: number }
  | {
      readonly kind: 'send';
      readonly baseVersion: number;
      readonly saveId: string;
      readonly operations: readonly Operation[];
    }
  /** Another editor was faster: this is the document now. */
  | ({ readonly kind: 'rebased'; readonly document: PageDocument } & Rebasing)
  /** Another tab has saved what never arrived here, and nothing of one's own waits: the document must be read anew. */
  | { readonly kind: 'behind' }
  /** One's own save is on the server. */
  | ({ readonly kind: 'stored' } & StoredSave)
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly requestId?: string | undefined;
    };

export interface AutosaveTransition {
  readonly state: AutosaveState;
  readonly effects: readonly AutosaveEffect[];
}

/** The start: everything is saved. */
export const initialAutosave = (document: PageDocument, version: number): AutosaveState => ({
  phase: 'saved',
  confirmed: document,
  version,
  sent: null,
  queue: [],
  savedAt: null,
  failures: 0,
  heardOf: version,
});

/** What would be lost if this device were switched off now. */
export const unsaved = ({ sent, queue }: AutosaveState): readonly Operation[] => [
  ...(sent?.operations ?? []),
  ...queue,
];

/** The pure step of the autosave. */
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
    case 'refused':
      return {
        state: {
          ...state,
          phase: 'refused',
          sent: null,
          queue: event.isConflict ? unsaved(state) : state.queue,
        },
        effects: [{ kind: 'refused', message: event.message, requestId: event.requestId }],
      };
  }
}

function edited(state: AutosaveState, operation: Operation): AutosaveTransition {
  // Compact at once: what is typed without a pause stays one operation, here and where it is kept.
  const queue = compactOperations([...state.queue, operation]);
  // After a refusal the document is read anew: what is made until then is carried out on the new one.
  const isHeld = state.sent !== null || state.phase === 'refused';
  if (isHeld) return { state: { ...state, queue }, effects: [] };
  return {
    state: { ...state, queue, phase: 'waiting' },
    effects: [{ kind: 'startTimer', delayMs: autosaveDefaults.delayMs }],
  };
}

function due(state: AutosaveState, saveId: string): AutosaveTransition {
  if (state.phase === 'saving' || state.phase === 'refused') return { state, effects: [] };
  const { sent, queue, version } = state;
  const operations = compactOperations(queue);
  const next = sent ?? {
    saveId,
    operations: operations.slice(0, autosaveDefaults.maxOperations),
  };
  if (next.operations.length === 0) return { state, effects: [] };
  return {
    state: {
      ...state,
      phase: 'saving',
      sent: next,
      queue: sent === null ? operations.slice(autosaveDefaults.maxOperations) : queue,
    },
    effects: [{ kind: 'send', baseVersion: version, ...next }],
  };
}

function answered(
  state: AutosaveState,
  version: number,
  missed: readonly Operation[],
  at: number,
  isFromTab = false,
): AutosaveTransition {
  const [own, rest] = rebaseInTurn([state.sent?.operations ?? [], state.queue], missed) as [
    Rebased,
    Rebased,
  ];
  const confirmed = carryOut(state.confirmed, [...missed, ...own.operations]).document;
  const { document, done: queue, refused } = carryOut(confirmed, rest.operations);
  const lost = [...own.lost, ...rest.lost, ...refused];
  const isDone = queue.length === 0;
  const effects: AutosaveEffect[] = [];
  if (own.operations.length > 0) {
    const { version: baseVersion } = state;
    effects.push({ kind: 'stored', baseVersion, missed, operations: own.operations, version });
  }
  if (missed.length > 0 || lost.length > 0)
    effects.push({ kind: 'rebased', document, lost, isFromTab });
  if (!isDone) effects.push({ kind: 'startTimer', delayMs: autosaveDefaults.delayMs });
  else if (state.heardOf > version) effects.push({ kind: 'behind' });
  return {
    state: {
      ...state,
      phase: isDone ? 'saved' : 'waiting',
      confirmed,
      version,
      sent: null,
      queue,
      savedAt: at,
      failures: 0,
    },
    effects,
  };
}

/** What another tab saved is carried out here at once, if it continues what is known here. */
function overheard(
  before: AutosaveState,
  { baseVersion, missed, operations, version, at }: StoredSave & { readonly at: number },
): AutosaveTransition {
  const state = { ...before, heardOf: Math.max(before.heardOf, version) };
  // The answer to a save that is on its way, or still to be sent, brings what was missed.
  if (state.phase !== 'saved' && state.phase !== 'waiting') return { state, effects: [] };
  if (state.version === version - 1) return answered(state, version, operations, at, true);
  if (state.version === baseVersion) {
    return answered(state, version, [...missed, ...operations], at, missed.length === 0);
  }
  const isBehind = state.phase === 'saved' && version > state.version;
  return { state, effects: isBehind ? [{ kind: 'behind' }] : [] };
}

/** Operations of which the model refuses one are left out one by one: the rest is still somebody's work. */
function carryOut(start: PageDocument, operations: readonly Operation[]) {
  const all = applyOperations(start, operations);
  if (all.ok) return { document: all.document, done: operations, refused: [] };
  let document = start;
  const done: Operation[] = [];
  const refused: Operation[] = [];
  for (const operation of operations) {
    const one = applyOperations(document, [operation]);
    if (one.ok) ({ document } = one);
    (one.ok ? done : refused).push(operation);
  }
  return { document, done, refused };
}

function unanswered(state: AutosaveState): AutosaveTransition {
  const { retryDelayMs, maxRetryDelayMs } = autosaveDefaults;
  const delayMs = Math.min(retryDelayMs * 2 ** state.failures, maxRetryDelayMs);
  return {
    state: { ...state, phase: 'offline', failures: state.failures + 1 },
    effects: [{ kind: 'startTimer', delayMs }],
  };
}
