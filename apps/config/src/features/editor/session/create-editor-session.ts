import { editFault } from '@sitewright/blocks/schema';
import type { Operation } from '@sitewright/contracts/entities';
import {
  applyOperation,
  createHistory,
  findSection,
  readBlock,
  type HistoryEffect,
} from '@sitewright/page-model';
import type { CanvasMessage, Selection } from '../../../canvas/protocol.ts';
import {
  createAutosave,
  type AutosaveOptions,
  type AutosavePorts,
} from '../autosave/create-autosave.ts';
import type { StoredSave } from '../autosave/state.ts';
import { describeHistory } from './describe-history.ts';
import { describeOperation } from './describe-operation.ts';
import type { CanvasChannel, EditorNotice, EditorSession, EditorState } from './editor-session.ts';
import { putBack } from './put-back.ts';

export interface EditorSessionOptions
  extends AutosavePorts, Pick<AutosaveOptions, 'pageId' | 'document' | 'version' | 'onStored'> {
  /** The page in the frame; the footer is edited on a page as well. */
  readonly framedPageId: string;
  /** Called when the framed page needs the whole document: at its start and after another editor's change. */
  readonly sendDocument: (channel: CanvasChannel, message: CanvasMessage | null) => void;
  /** Called for every edit that was carried out, so that data which it needs can be fetched. */
  readonly onApplied: (channel: CanvasChannel | null, operation: Operation) => void;
}

/** Opens a page for editing. Edits that did not reach the server the last time are carried out again. */
export function createEditorSession(options: EditorSessionOptions): EditorSession {
  const { pageId, framedPageId, document, store, sendDocument, onApplied } = options;
  const history = createHistory(document);
  const listeners = new Set<() => void>();
  const noticeListeners = new Set<(notice: EditorNotice) => void>();
  let channel: CanvasChannel | null = null;
  let selection: Selection | null = null;
  let editingTextIn: string | null = null;
  /** What other tabs saved while somebody was typing here. */
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
      history.rebase(rebased);
      if (channel !== null) sendDocument(channel, null);
      const names = lost.map((one) => describeOperation(one, before));
      notify({ kind: 'rebased', lost: names, isFromTab });
    },
    onBehind: () => notify({ kind: 'behind' }),
    onRefused: (message, requestId) => notify({ kind: 'reload', message, requestId }),
  });

  let named = { history: history.getState(), names: describeHistory(history.getState()) };
  let state = readState();
  function readState(): EditorState {
    const { document: current } = history.getState();
    if (named.history !== history.getState()) {
      named = { history: history.getState(), names: describeHistory(history.getState()) };
    }
    const { phase, savedAt } = autosave.getState();
    const isThere = selection !== null && isIn(current, selection);
    if (!isThere) selection = null;
    return {
      document: current,
      selection,
      undoName: named.names.undo,
      redoName: named.names.redo,
      save: { phase, savedAt },
      editingTextIn,
      mode,
    };
  }
  function changed() {
    state = readState();
    for (const listener of listeners) listener();
  }
  const unsubscribe = [history.subscribe(changed), autosave.subscribe(changed)];

  /** Carries out a new edit, unless the server would not take what it makes of a block. */
  function edit(operation: Operation, gesture: string | undefined): HistoryEffect | undefined {
    const { document: before } = history.getState();
    const applied = applyOperation(before, operation);
    const fault = applied.ok ? editFault([operation], before, applied.document) : undefined;
    if (fault === undefined) return carryOut(history.apply(operation, gesture));
    notify({ kind: 'refused', refusal: 'invalidDocument', detail: fault.message });
    return { kind: 'refused', refusal: 'invalidDocument' };
  }

  function carryOut(effect: HistoryEffect | undefined): HistoryEffect | undefined {
    if (effect?.kind === 'refused') notify({ kind: 'refused', refusal: effect.refusal });
    if (effect?.kind !== 'applied') return effect;
    channel?.post({ kind: 'operation', operation: effect.operation });
    onApplied(channel, effect.operation);
    autosave.edited(effect.operation);
    return effect;
  }

  /** What is back on the page is selected again, so that the next key means it. */
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
        edit(operation, gesture ?? undefined);
        return;
      }
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
    apply: edit,
    undo: () => travel(history.undo, 'Undone', state.undoName),
    redo: () => travel(history.redo, 'Done again', state.redoName),
    select: (next, { reveal = false } = {}) => select(next, reveal, true),
    setMode(next) {
      mode = next;
      channel?.post({ kind: 'mode', mode });
      changed();
    },
    editText: () => channel?.post({ kind: 'editText' }),
    overheard(save) {
      // The page is drawn anew with it, which would end the typing.
      if (editingTextIn === null) autosave.overheard(save);
      else held.push(save);
    },
    announce: (text) => notify({ kind: 'announce', text }),
    tellDeleted: (what) => notify({ kind: 'deleted', what }),
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
