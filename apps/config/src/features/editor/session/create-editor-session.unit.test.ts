import { blockType } from '@sitewright/contracts/codes';
import type { Operation } from '@sitewright/contracts/entities';
import { createBlock, createDocument, createSection, findBlock } from '@sitewright/page-model';
import { describe, expect, it, vi } from 'vitest';
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
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
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

it('sends every edit to the canvas, including undo', () => {
  const { session, canvas } = open();
  session.apply(write('b'));
  session.undo();
  expect(canvas.post.mock.calls.map(([message]) => message)).toEqual([
    { kind: 'operation', operation: write('b') },
    { kind: 'operation', operation: write('a') },
  ]);
  expect(session.getState()).toMatchObject({ undoName: null, redoName: 'change Text' });
});

it('applies several operations from the canvas as one undo step', () => {
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

it('clears the selection when the selected block is removed', () => {
  const { session } = open();
  session.select({ sectionId: 'main', blockId: 'text' });
  session.apply({ kind: 'removeBlock', sectionId: 'main', blockId: 'text' });
  expect(session.getState().selection).toBeNull();
});

it('selects and announces a block that undo restored, also in the canvas', () => {
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

it('adopts a selection from the canvas without sending it back', () => {
  const { session, canvas } = open();
  canvas.say({ kind: 'selected', selection: { sectionId: 'main', blockId: 'text' } });
  expect(session.getState().selection).toEqual({ sectionId: 'main', blockId: 'text' });
  expect(canvas.post).not.toHaveBeenCalled();
});

it('reports the error of a rejected edit', () => {
  const { session, notices } = open();
  session.apply({ kind: 'removeSection', sectionId: 'none' });
  expect(notices).toEqual([{ kind: 'rejected', error: 'unknownSection' }]);
});

describe('rejected edits', () => {
  const heading = createDocument([
    createSection('main', [
      createBlock({
        id: 'text',
        type: blockType.HEADING,
        props: { text: 'a' },
        placement: { column: 1, row: 1, width: 4, height: 2 },
      }),
    ]),
  ]);
  const long = 'x'.repeat(10_000);
  const rejection = {
    ownerId: 'text',
    property: 'text',
    value: long,
    field: '',
    sentence: 'Please enter at most 300 characters.',
    message: 'Heading, Text: Please enter at most 300 characters.',
  };

  it('are stored with the reason until a valid edit replaces them', () => {
    const { session, notices } = open({ document: heading });
    expect(session.apply(write(long))?.kind).toBe('rejected');
    expect(session.getState()).toMatchObject({ rejected: [rejection], undoName: null });
    expect(session.getState().document).toEqual(heading);
    expect(notices).toEqual([{ kind: 'announce', text: `Not saved. ${rejection.message}` }]);
    session.apply(write(`${long}y`));
    expect(session.getState().rejected).toEqual([{ ...rejection, value: `${long}y` }]);
    session.apply(write('short'));
    expect(session.getState().rejected).toEqual([]);
  });

  it('are reported to the canvas that sent them', () => {
    const { session, canvas } = open({ document: heading });
    canvas.say({ kind: 'operations', operations: [write(long)], gesture: 'g1' });
    expect(canvas.post).toHaveBeenLastCalledWith({
      kind: 'rejected',
      gesture: 'g1',
      text: rejection.message,
    });
    canvas.say({ kind: 'discardedText', blockId: 'text', property: 'text' });
    expect(session.getState().rejected).toEqual([]);
  });

  it('are discarded on request, also in the canvas', () => {
    const { session, canvas } = open({ document: heading });
    session.apply(write(long));
    session.discardUnsaved();
    expect(session.getState().rejected).toEqual([]);
    expect(canvas.post).toHaveBeenLastCalledWith({ kind: 'discardText' });
  });

  it('are removed together with their block', () => {
    const { session } = open({ document: heading });
    session.apply(write(long));
    session.apply({ kind: 'removeBlock', sectionId: 'main', blockId: 'text' });
    expect(session.getState().rejected).toEqual([]);
  });

  it('are removed when another editor removes their block', () => {
    const { session } = open({ document: heading });
    session.apply(write(long));
    const operations: Operation[] = [{ kind: 'removeBlock', sectionId: 'main', blockId: 'text' }];
    session.overheard({ baseVersion: 1, missed: [], operations, version: 2 });
    expect(session.getState().rejected).toEqual([]);
  });

  it('stay after undo and redo of other values', () => {
    const { session } = open({ document: heading });
    session.apply(write('b'));
    session.apply(write(long));
    session.undo();
    expect(session.getState().rejected).toEqual([rejection]);
    session.redo();
    expect(session.getState().rejected).toEqual([rejection]);
  });

  it('include text that cannot be stored, until it is stored or discarded', () => {
    const { session, canvas } = open({ document: heading });
    const text = { blockId: 'text', property: 'text' };
    const unstorable = { ownerId: 'text', property: 'text', value: 'a' };
    canvas.say({ kind: 'unstorableText', ...text });
    expect(session.getState().rejected).toMatchObject([unstorable]);
    canvas.say({ kind: 'discardedText', ...text, property: 'other' });
    expect(session.getState().rejected).toMatchObject([unstorable]);
    canvas.say({ kind: 'operations', operations: [write('b')], gesture: 'g1' });
    expect(session.getState().rejected).toEqual([]);
    canvas.say({ kind: 'unstorableText', ...text });
    canvas.say({ kind: 'discardedText', ...text });
    expect(session.getState().rejected).toEqual([]);
  });

  it('are discarded in the canvas once the value is corrected', () => {
    const { session, canvas } = open({ document: heading });
    canvas.say({ kind: 'editingText', blockId: 'text' });
    canvas.say({ kind: 'operations', operations: [write(long)], gesture: 'g1' });
    session.apply(write('short'));
    expect(session.getState().rejected).toEqual([]);
    expect(canvas.post).toHaveBeenCalledWith({ kind: 'discardText' });
  });

  it('include a section name that is too long', () => {
    const { session } = open();
    session.apply({ kind: 'nameSection', sectionId: 'main', name: 'n'.repeat(81) });
    expect(session.getState().rejected).toMatchObject([
      { ownerId: 'main', property: 'name', sentence: 'Please enter at most 80 characters.' },
    ]);
    session.apply({ kind: 'nameSection', sectionId: 'main', name: 'Main' });
    expect(session.getState().rejected).toEqual([]);
  });

  it('include an edit larger than a save, and one that makes a footer too large', () => {
    const large = (length: number): Operation => write('あ'.repeat(length));
    const page = open();
    expect(page.session.apply(large(800_000))?.kind).toBe('rejected');
    expect(page.session.getState().rejected[0]?.sentence).toMatch(/^This is 2\.3 MB\. /);
    const footer = open({ sendsWholeDocument: true });
    const block = { ...start.sections[0]!.layout.blocks.text!, id: 'more', type: 777 };
    footer.session.apply(large(600_000));
    const more: Operation = {
      kind: 'insertBlock',
      sectionId: 'main',
      block: { ...block, props: { text: 'あ'.repeat(600_000) } },
    };
    expect(footer.session.apply(more)).toMatchObject({
      kind: 'rejected',
      detail: expect.stringMatching(/too large/),
    });
    expect(footer.session.apply(write('less'))?.kind).toBe('applied');
  });

  it('do not include characters that cannot be stored, which are removed from the text', () => {
    const { session } = open();
    session.apply(write('a\0b\ud800'));
    expect(findBlock(session.getState().document, 'text')?.block.props).toEqual({
      text: 'ab\ufffd',
    });
  });
});

it('is never in the saved phase while it shows a different document than the server’s', () => {
  const { session } = open();
  const wrong: unknown[] = [];
  const remote = write('theirs');
  session.subscribe(() => {
    const { save, document } = session.getState();
    const text = findBlock(document, 'text')?.block.props['text'];
    if (save.phase === 'saved' && text !== 'theirs') wrong.push(text);
  });
  // The tab hears of it at once, and shows it a step later.
  session.overheard({ baseVersion: 1, missed: [], operations: [remote], version: 2 });
  expect(session.getState().save.phase).toBe('saved');
  expect(wrong).toEqual([]);
});

it('requests the page again when a missed operation cannot be applied', async () => {
  const { session, notices } = open({
    send: async () => ({
      kind: 'answered',
      version: 3,
      missed: [{ kind: 'removeSection', sectionId: 'elsewhere' }],
    }),
  });
  session.apply(write('b'));
  expect(await session.flush()).not.toBe('saved');
  expect(notices).toEqual([{ kind: 'behind' }]);
  expect(session.getState().save.phase).not.toBe('saved');
});

it('applies stored unsaved edits that are still possible', () => {
  const store = memory();
  store.keep('page', {
    sent: null,
    operations: [write('kept'), { kind: 'removeBlock', sectionId: 'main', blockId: 'gone' }],
  });
  const { session } = open({ store });
  expect(session.getState().document.sections[0]?.layout.blocks.text?.props).toEqual({
    text: 'kept',
  });
  expect(session.getState().save.phase).toBe('waiting');
});

it('delays a save from another tab until text editing ends', () => {
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
