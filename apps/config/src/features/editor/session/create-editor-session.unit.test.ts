import { blockType } from '@sitewright/contracts/codes';
import type { Operation } from '@sitewright/contracts/entities';
import { createBlock, createDocument, createSection } from '@sitewright/page-model';
import { expect, it, vi } from 'vitest';
import type { CanvasMessage } from '../../../canvas/protocol.ts';
import { createUnsavedStore } from '../autosave/unsaved-store.ts';
import { createEditorSession, type EditorSessionOptions } from './create-editor-session.ts';
import type { CanvasChannel, EditorNotice } from './editor-session.ts';

const start = createDocument([
  createSection('main', [
    createBlock({
      id: 'text',
      type: 1,
      props: { text: 'a' },
      placement: { column: 1, row: 1, width: 4, height: 2 },
    }),
  ]),
]);
const write = (text: string): Operation => ({
  kind: 'setProps',
  sectionId: 'main',
  blockId: 'text',
  version: 1,
  props: { text },
});

function memory() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createUnsavedStore(storage, { id: 'tab', others: new Set() });
}

function fakeChannel() {
  const listeners = new Set<(message: CanvasMessage) => void>();
  const post = vi.fn<CanvasChannel['post']>();
  const channel: CanvasChannel = {
    post,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: () => listeners.clear(),
  };
  const say = (message: CanvasMessage) => {
    for (const listener of listeners) listener(message);
  };
  return { channel, post, say };
}

function open(changes: Partial<EditorSessionOptions> = {}) {
  const sendDocument = vi.fn<EditorSessionOptions['sendDocument']>();
  const onApplied = vi.fn<EditorSessionOptions['onApplied']>();
  const session = createEditorSession({
    pageId: 'page',
    framedPageId: 'page',
    document: start,
    version: 1,
    send: async () => ({ kind: 'answered', version: 2, missed: [] }),
    setTimer: () => 0,
    clearTimer: () => {},
    now: () => 0,
    createId: () => 'save0001',
    store: memory(),
    sendDocument,
    onApplied,
    ...changes,
  });
  const canvas = fakeChannel();
  session.connect(canvas.channel);
  const notices: EditorNotice[] = [];
  session.onNotice((notice) => notices.push(notice));
  return { session, canvas, sendDocument, onApplied, notices };
}

it('shows every edit in the canvas, undone ones as well', () => {
  const { session, canvas } = open();
  session.apply(write('b'));
  session.undo();
  expect(canvas.post.mock.calls.map(([message]) => message)).toEqual([
    { kind: 'operation', operation: write('b') },
    { kind: 'operation', operation: write('a') },
  ]);
  expect(session.getState()).toMatchObject({ undoName: null, redoName: 'change Text' });
});

it('carries out what the canvas asks for, as one step when it is several', () => {
  const { session, canvas } = open();
  canvas.say({ kind: 'operations', operations: [write('b'), write('c')], gesture: null });
  session.undo();
  expect(session.getState().document).toEqual(start);
});

it('sends the document only to the page that it edits', () => {
  const { canvas, sendDocument } = open();
  canvas.say({ kind: 'ready', pageId: 'other', path: '/', data: null });
  expect(sendDocument).not.toHaveBeenCalled();
  canvas.say({ kind: 'ready', pageId: 'page', path: '/', data: null });
  expect(sendDocument).toHaveBeenCalledOnce();
});

it('loses the selection with what was selected', () => {
  const { session } = open();
  session.select({ sectionId: 'main', blockId: 'text' });
  session.apply({ kind: 'removeBlock', sectionId: 'main', blockId: 'text' });
  expect(session.getState().selection).toBeNull();
});

it('selects again what an undo brings back, in the canvas as well, and says what it was', () => {
  const { session, canvas, notices } = open();
  const selection = { sectionId: 'main', blockId: 'text' };
  session.select(selection);
  session.apply({ kind: 'removeBlock', ...selection });
  session.select(null);
  canvas.post.mockClear();
  session.undo();
  expect(session.getState().selection).toEqual(selection);
  expect(canvas.post.mock.calls.map(([message]) => message.kind)).toEqual(['operation', 'select']);
  expect(notices).toEqual([{ kind: 'announce', text: 'Undone: delete Text' }]);
});

it('follows a selection made in the canvas without telling it back', () => {
  const { session, canvas } = open();
  canvas.say({ kind: 'selected', selection: { sectionId: 'main', blockId: 'text' } });
  expect(session.getState().selection).toEqual({ sectionId: 'main', blockId: 'text' });
  expect(canvas.post).not.toHaveBeenCalled();
});

it('says why an edit was refused', () => {
  const { session, notices } = open();
  session.apply({ kind: 'removeSection', sectionId: 'none' });
  expect(notices).toEqual([{ kind: 'refused', refusal: 'unknownSection' }]);
});

it('says what of an edit its block does not take, and does not carry it out', () => {
  const { session, canvas, notices } = open({
    document: createDocument([
      createSection('main', [
        createBlock({
          id: 'text',
          type: blockType.HEADING,
          props: { text: 'a' },
          placement: { column: 1, row: 1, width: 4, height: 2 },
        }),
      ]),
    ]),
  });
  const tooLong = write('x'.repeat(10_000));
  expect(session.apply(tooLong)?.kind).toBe('refused');
  canvas.say({ kind: 'operations', operations: [tooLong], gesture: null });
  expect(session.getState().undoName).toBeNull();
  expect(notices).toEqual(
    Array.from({ length: 2 }, () => ({
      kind: 'refused',
      refusal: 'invalidDocument',
      detail: expect.stringMatching(/^Heading, Text: /),
    })),
  );
});

it('carries out again what did not reach the server the last time, as far as it still can', () => {
  const store = memory();
  store.keep('page', [write('kept'), { kind: 'removeBlock', sectionId: 'main', blockId: 'gone' }]);
  const { session } = open({ store });
  expect(session.getState().document.sections[0]?.layout.blocks.text?.props).toEqual({
    text: 'kept',
  });
  expect(session.getState().save.phase).toBe('waiting');
});

it('holds what another tab saved until the typing here has ended', () => {
  const { session, canvas, sendDocument } = open();
  sendDocument.mockClear();
  canvas.say({ kind: 'editingText', blockId: 'text' });
  session.overheard({ baseVersion: 1, missed: [], operations: [write('theirs')], version: 2 });
  expect(session.getState().document).toEqual(start);
  expect(sendDocument).not.toHaveBeenCalled();
  canvas.say({ kind: 'editingText', blockId: null });
  expect(session.getState().document.sections[0]?.layout.blocks.text?.props).toEqual({
    text: 'theirs',
  });
  expect(sendDocument).toHaveBeenCalledOnce();
});
