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
  extends AutosavePorts, Pick<AutosaveOptions, 'pageId' | 'document' | 'version' | 'onStored'> {
  /** The page in the frame; the footer is edited on a page too. */
  readonly framedPageId: string;
  /** Whether each save sends the whole document, as that of the footer does. Default false. */
  readonly isStoredWhole?: boolean;
  /** Called when the framed page needs the whole document: at its start and after remote changes. */
  readonly sendDocument: (channel: CanvasChannel, message: CanvasMessage | null) => void;
  /** Called for every applied edit, so that its data can be fetched. */
  readonly onApplied: (channel: CanvasChannel | null, operation: Operation) => void;
}

/** Opens a page for editing. Applies edits again that did not reach the server the last time. */
export function createEditorSession(options: EditorSessionOptions): EditorSession {
  const { pageId, framedPageId, document, store, sendDocument, onApplied } = options;
  const { isStoredWhole = false } = options;
  const history = createHistory(document);
  const listeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: EditorNotice) => void>();
  let channel: CanvasChannel | null = null;
  let selection: Selection | null = null;
  let editingTextIn: string | null = null;
  let rejected: readonly RejectedEdit[] = [];
  /** Saves of other tabs while a text is being edited here. */
  const held: StoredSave[] = [];
  let mode: EditorState['mode'] = 'edit';
  const left = store.takeOver(pageId);

  const notify = (notice: EditorNotice) => {
    for (const listener of noticeListeners) listener(notice);
  };
  const autosave = createAutosave({
    ...options,
    onRebased(rebased, { lost, isFromTab }) {
      const before = history.getState().document;
      rerender(rebased);
      const names = lost.map((one) => describeOperation(one, before));
      notify({ kind: 'rebased', lost: names, isFromTab });
    },
    onBehind: () => notify({ kind: 'behind' }),
    onRejected: (problem) => notify({ kind: 'notSaved', ...problem }),
    onOvertaken: (problem) => notify({ kind: 'overtaken', ...problem }),
    onDiscarded: rerender,
  });

  /** Continues with a document that does not result from the local edits. */
  function rerender(next: EditorState['document']) {
    history.rebase(next);
    if (channel !== null) sendDocument(channel, null);
  }

  let compared = { confirmed: document, shown: document, isSame: true };
  /** Whether the server has exactly what is on the screen. */
  function isStored(): boolean {
    const { confirmed } = autosave.getState();
    const { document: shown } = history.getState();
    if (compared.confirmed !== confirmed || compared.shown !== shown)
      compared = { confirmed, shown, isSame: isSame(confirmed, shown) };
    return compared.isSame;
  }
  function shownPhase(): AutosavePhase {
    const { phase } = autosave.getState();
    return phase === 'saved' && !isStored() ? 'waiting' : phase;
  }
  let named = { history: history.getState(), names: describeHistory(history.getState()) };
  let state = readState();
  function readState(): EditorState {
    const { document: current } = history.getState();
    rejected = withoutRemoved(rejected, current);
    if (named.history !== history.getState()) {
      named = { history: history.getState(), names: describeHistory(history.getState()) };
    }
    const { savedAt, problem, isStored } = autosave.getState();
    const isThere = selection !== null && isIn(current, selection);
    if (!isThere) selection = null;
    return {
      document: current,
      selection,
      undoName: named.names.undo,
      redoName: named.names.redo,
      save: { phase: shownPhase(), savedAt, problem, isStored },
      rejected,
      editingTextIn,
      mode,
    };
  }
  function changed() {
    state = readState();
    for (const listener of listeners) listener();
  }
  /** After a save that changed the document, only the server's version counts. */
  function checkStored() {
    queueMicrotask(() => {
      if (autosave.getState().phase === 'saved' && !isStored()) notify({ kind: 'behind' });
    });
  }
  const unsubscribe = [
    history.subscribe(changed),
    autosave.subscribe(changed),
    autosave.subscribe(checkStored),
  ];

  /** Applies a new edit, unless the server would reject the resulting block. */
  function edit(made: Operation, gesture: string | undefined, isFromCanvas = false): EditOutcome {
    const operation = toStorable(made);
    const { document: before } = history.getState();
    const applied = applyOperation(before, operation);
    const error = applied.ok
      ? findEditError(operation, before, applied.document, isStoredWhole)
      : undefined;
    if (error === undefined) {
      if (applied.ok) settle(operation, isFromCanvas);
      return carryOut(history.apply(operation, gesture));
    }
    const typed = withRejected(rejected, operation, error);
    if (typed === undefined) {
      notify({ kind: 'rejected', error: 'invalidDocument', detail: error.message });
    } else {
      // The typed value stays in its field, with its error.
      rejected = typed;
      notify({ kind: 'announce', text: `Not saved. ${error.message}` });
      changed();
    }
    return { kind: 'rejected', error: 'invalidDocument', detail: error.message };
  }

  /** The values of a new edit replace rejected ones, also in a text that is being edited on the page. */
  function settle(operation: Operation, isFromCanvas: boolean) {
    const left = withoutSettled(rejected, operation);
    const isReplaced = rejected.some((one) => one.ownerId === editingTextIn && !left.includes(one));
    rejected = left;
    if (isReplaced && !isFromCanvas) channel?.post({ kind: 'discardText' });
  }

  function carryOut(effect: HistoryEffect | undefined): HistoryEffect | undefined {
    if (effect?.kind === 'rejected') notify({ kind: 'rejected', error: effect.error });
    if (effect?.kind !== 'applied') return effect;
    channel?.post({ kind: 'operation', operation: effect.operation });
    onApplied(channel, effect.operation);
    autosave.edited(effect.operation);
    return effect;
  }

  /** A restored element is selected again, so that the next key applies to it. */
  function travel(go: typeof history.undo, word: string, name: string | null) {
    const effect = carryOut(go());
    if (effect?.kind !== 'applied') return;
    const back = putBack(effect.operation);
    if (back !== null) select(back, true, true);
    notify({ kind: 'announce', text: `${word}: ${name}` });
  }

  function select(next: Selection | null, reveal: boolean, isOwn: boolean) {
    selection = next;
    if (isOwn) channel?.post({ kind: 'select', selection, reveal });
    changed();
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
        changed();
        return;
      case 'unstorableText':
        rejected = withUnstorable(rejected, history.getState().document, message);
        changed();
        return;
      case 'editingText':
        editingTextIn = message.blockId;
        if (editingTextIn === null) for (const save of held.splice(0)) autosave.overheard(save);
        changed();
        return;
      case 'announce':
        notify({ kind: 'announce', text: message.text });
        return;
      default:
    }
  }

  const unkept: string[] = [];
  for (const operation of left) {
    const current = history.getState().document;
    if (applyOperation(current, operation).ok) carryOut(history.apply(operation));
    else unkept.push(describeOperation(operation, current));
  }

  return {
    pageId,
    unkept: [...new Set(unkept)],
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
    undo: () => travel(history.undo, 'Undone', state.undoName),
    redo: () => travel(history.redo, 'Redone', state.redoName),
    select: (next, { reveal = false } = {}) => select(next, reveal, true),
    setMode(next) {
      mode = next;
      channel?.post({ kind: 'mode', mode });
      changed();
    },
    editText: () => channel?.post({ kind: 'editText' }),
    overheard(save) {
      // This renders the page again, which would end text editing.
      if (editingTextIn === null) autosave.overheard(save);
      else held.push(save);
    },
    announce: (text) => notify({ kind: 'announce', text }),
    tellDeleted: (what) => notify({ kind: 'deleted', what }),
    retrySave: autosave.retry,
    discardUnsaved() {
      rejected = [];
      channel?.post({ kind: 'discardText' });
      autosave.discard();
      changed();
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
