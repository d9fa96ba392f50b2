import type { Operation } from '@sitewright/contracts/entities';
import {
  applyOperation,
  createHistory,
  findSection,
  readBlock,
  type HistoryEffect,
} from '@sitewright/page-model';
import type { CanvasMessage, Selection } from '../../../canvas/protocol.ts';
import { toStorable } from '../../../canvas/text/to-storable.ts';
import {
  createAutosave,
  type AutosaveOptions,
  type AutosavePorts,
} from '../autosave/create-autosave.ts';
import type { AutosavePhase, StoredSave } from '../autosave/state.ts';
import { isSame } from '../../../drafts/merge/is-same.ts';
import { describeHistory } from './describe-history.ts';
import { describeOperation } from './describe-operation.ts';
import type {
  CanvasChannel,
  EditorNotice,
  EditorSession,
  EditorState,
  EditOutcome,
} from './editor-session.ts';
import { errorText } from '../error-text.ts';
import { findEditError } from './find-edit-error.ts';
import { putBack } from './put-back.ts';
import {
  withoutRemoved,
  withoutSettled,
  withoutText,
  withRejected,
  withUnstorable,
  type RejectedEdit,
} from './rejected-edits.ts';

export interface EditorSessionOptions
  extends
    AutosavePorts,
    Pick<AutosaveOptions, 'pageId' | 'document' | 'version' | 'savedAt' | 'onStored'> {
  /** The page in the frame; the footer is edited on a page too. */
  readonly framedPageId: string;
  /** Whether each save sends the whole document, as footer saves do. Default false. */
  readonly sendsWholeDocument?: boolean;
  /** Called when the framed page needs the whole document: at its start and after remote changes. */
  readonly sendDocument: (channel: CanvasChannel, message: CanvasMessage | null) => void;
  /** Called for every applied edit, so that the data of its blocks can be fetched. */
  readonly onApplied: (channel: CanvasChannel | null, operation: Operation) => void;
}

/** Opens a document for editing. Applies stored edits again that did not reach the server. */
export function createEditorSession(options: EditorSessionOptions): EditorSession {
  const { pageId, framedPageId, document, store, sendDocument, onApplied } = options;
  const { sendsWholeDocument = false } = options;
  const history = createHistory(document);
  const listeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: EditorNotice) => void>();
  let channel: CanvasChannel | null = null;
  let selection: Selection | null = null;
  let editedTextBlockId: string | null = null;
  let rejected: readonly RejectedEdit[] = [];
  /** Saves of other tabs that wait until text editing ends here. */
  const deferred: StoredSave[] = [];
  let mode: EditorState['mode'] = 'edit';
  const storedEdits = store.takeOver(pageId);

  const notify = (notice: EditorNotice) => {
    for (const listener of noticeListeners) listener(notice);
  };
  const autosave = createAutosave({
    ...options,
    onRebased(rebased, { lost, isFromTab }) {
      const before = history.getState().document;
      rerender(rebased);
      const names = lost.map((operation) => describeOperation(operation, before));
      notify({ kind: 'rebased', lost: names, isFromTab });
    },
    onOutdated: () => notify({ kind: 'behind' }),
    onRejected: (problem) => notify({ kind: 'notSaved', ...problem }),
    onConflict: (problem) => notify({ kind: 'conflict', ...problem }),
    onDiscarded: rerender,
  });

  /** Continues with a document that is not the result of the local edits. */
  function rerender(next: EditorState['document']) {
    history.rebase(next);
    if (channel !== null) sendDocument(channel, null);
  }

  let comparison = { confirmed: document, shown: document, isSame: true };
  /** Whether the server has exactly what is on the screen. */
  function isOnServer(): boolean {
    const { confirmed } = autosave.getState();
    const { document: shown } = history.getState();
    if (comparison.confirmed !== confirmed || comparison.shown !== shown)
      comparison = { confirmed, shown, isSame: isSame(confirmed, shown) };
    return comparison.isSame;
  }
  function shownPhase(): AutosavePhase {
    const { phase } = autosave.getState();
    return phase === 'saved' && !isOnServer() ? 'waiting' : phase;
  }
  let described = { history: history.getState(), names: describeHistory(history.getState()) };
  let state = readState();
  function readState(): EditorState {
    const { document: current } = history.getState();
    rejected = withoutRemoved(rejected, current);
    if (described.history !== history.getState()) {
      described = { history: history.getState(), names: describeHistory(history.getState()) };
    }
    const { savedAt, problem, isStored } = autosave.getState();
    const isSelectionValid = selection !== null && isIn(current, selection);
    if (!isSelectionValid) selection = null;
    return {
      document: current,
      selection,
      undoName: described.names.undo,
      redoName: described.names.redo,
      save: { phase: shownPhase(), savedAt, problem, isStored },
      rejected,
      editedTextBlockId,
      mode,
    };
  }
  function updateState() {
    state = readState();
    for (const listener of listeners) listener();
  }
  /** If everything is saved but the screen differs from the server, the document must be read again. */
  function notifyIfBehind() {
    queueMicrotask(() => {
      if (autosave.getState().phase === 'saved' && !isOnServer()) notify({ kind: 'behind' });
    });
  }
  const unsubscribe = [
    history.subscribe(updateState),
    autosave.subscribe(updateState),
    autosave.subscribe(notifyIfBehind),
  ];

  /** Applies a new edit, unless the server would reject the resulting block. */
  function edit(input: Operation, gesture: string | undefined, isFromCanvas = false): EditOutcome {
    const operation = toStorable(input);
    const { document: before } = history.getState();
    const applied = applyOperation(before, operation);
    const error = applied.ok
      ? findEditError(operation, before, applied.document, sendsWholeDocument)
      : undefined;
    if (error === undefined) {
      if (applied.ok) settle(operation, isFromCanvas);
      return propagate(history.apply(operation, gesture));
    }
    const withNew = withRejected(rejected, operation, error);
    if (withNew === undefined) {
      notify({ kind: 'rejected', error: 'invalidDocument', detail: error.message });
    } else {
      // The typed value stays in its field, with its error.
      rejected = withNew;
      notify({ kind: 'announce', text: `Not saved. ${error.message}` });
      updateState();
    }
    return { kind: 'rejected', error: 'invalidDocument', detail: error.message };
  }

  /** A new edit replaces rejected values of the same properties, also in a text that is being edited on the page. */
  function settle(operation: Operation, isFromCanvas: boolean) {
    const remaining = withoutSettled(rejected, operation);
    const isReplaced = rejected.some(
      (rejection) => rejection.ownerId === editedTextBlockId && !remaining.includes(rejection),
    );
    rejected = remaining;
    if (isReplaced && !isFromCanvas) channel?.post({ kind: 'discardText' });
  }

  /** Sends an applied edit to the canvas and the autosave. */
  function propagate(effect: HistoryEffect | undefined): HistoryEffect | undefined {
    if (effect?.kind === 'rejected') notify({ kind: 'rejected', error: effect.error });
    if (effect?.kind !== 'applied') return effect;
    channel?.post({ kind: 'operation', operation: effect.operation });
    onApplied(channel, effect.operation);
    autosave.edited(effect.operation);
    return effect;
  }

  /** Undoes or redoes. A restored element is selected again, so that the next key applies to it. */
  function moveInHistory(move: typeof history.undo, verb: string, name: string | null) {
    const effect = propagate(move());
    if (effect?.kind !== 'applied') return;
    const restored = putBack(effect.operation);
    if (restored !== null) select(restored, true, true);
    notify({ kind: 'announce', text: `${verb}: ${name}` });
  }

  function select(next: Selection | null, reveal: boolean, isFromShell: boolean) {
    selection = next;
    if (isFromShell) channel?.post({ kind: 'select', selection, reveal });
    updateState();
  }

  function receive(message: CanvasMessage) {
    switch (message.kind) {
      case 'ready':
        if (channel !== null && message.pageId === framedPageId) sendDocument(channel, message);
        return;
      case 'selected':
        select(message.selection, false, false);
        return;
      case 'operations': {
        const { operations, gesture } = message;
        const [only] = operations;
        const operation: Operation =
          operations.length === 1 && only !== undefined ? only : { kind: 'batch', operations };
        const outcome = edit(operation, gesture ?? undefined, true);
        if (outcome?.kind === 'rejected') {
          const text = outcome.detail ?? errorText[outcome.error];
          channel?.post({ kind: 'rejected', gesture, text });
        }
        return;
      }
      case 'limit':
        notify(message);
        return;
      case 'discardedText':
        rejected = withoutText(rejected, message.blockId, message.property);
        updateState();
        return;
      case 'unstorableText':
        rejected = withUnstorable(rejected, history.getState().document, message);
        updateState();
        return;
      case 'editingText':
        editedTextBlockId = message.blockId;
        if (editedTextBlockId === null)
          for (const save of deferred.splice(0)) autosave.overheard(save);
        updateState();
        return;
      case 'announce':
        notify({ kind: 'announce', text: message.text });
        return;
      default:
    }
  }

  const unapplied: string[] = [];
  for (const operation of storedEdits) {
    const current = history.getState().document;
    if (applyOperation(current, operation).ok) propagate(history.apply(operation));
    else unapplied.push(describeOperation(operation, current));
  }

  return {
    pageId,
    lostOperations: [...new Set(unapplied)],
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNotice(listener) {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },
    apply: (operation, gesture) => edit(operation, gesture),
    undo: () => moveInHistory(history.undo, 'Undone', state.undoName),
    redo: () => moveInHistory(history.redo, 'Redone', state.redoName),
    select: (next, { reveal = false } = {}) => select(next, reveal, true),
    setMode(next) {
      mode = next;
      channel?.post({ kind: 'mode', mode });
      updateState();
    },
    editText: () => channel?.post({ kind: 'editText' }),
    overheard(save) {
      // This renders the page again, which would end text editing.
      if (editedTextBlockId === null) autosave.overheard(save);
      else deferred.push(save);
    },
    announce: (text) => notify({ kind: 'announce', text }),
    announceDeleted: (what) => notify({ kind: 'deleted', what }),
    retrySave: autosave.retry,
    discardUnsaved() {
      rejected = [];
      channel?.post({ kind: 'discardText' });
      autosave.discard();
      updateState();
    },
    flush: autosave.flush,
    connect(next) {
      channel = next;
      const unlisten = next.subscribe(receive);
      return () => {
        unlisten();
        if (channel === next) channel = null;
      };
    },
    destroy() {
      for (const stop of unsubscribe) stop();
      autosave.destroy();
      history.destroy();
      listeners.clear();
      noticeListeners.clear();
    },
  };
}

function isIn(document: EditorState['document'], { sectionId, blockId }: Selection): boolean {
  const section = findSection(document, sectionId);
  return section !== undefined && (blockId === null || readBlock(section, blockId) !== undefined);
}
