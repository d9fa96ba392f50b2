import type { Operation } from '@sitewright/contracts/entities';
import { applyOperation, createBlock, createDocument, createSection } from '@sitewright/page-model';
import { expect, it, vi } from 'vitest';
import { createAutosave, type AutosaveOptions, type SaveAnswer } from './create-autosave.ts';
import { createUnsavedStore } from './unsaved-store.ts';

const document = createDocument([
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
const rename: Operation = { kind: 'nameSection', sectionId: 'main', name: 'Main' };

/** Waits until promises that are settled have been heard. */
const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

function start(answers: SaveAnswer[], edited = document) {
  const kept = new Map<string, string>();
  let due: (() => void) | undefined;
  let count = 0;
  const send = vi.fn<AutosaveOptions['send']>(
    async () => answers.shift() ?? { kind: 'unanswered' },
  );
  const setTimer = vi.fn<(callback: () => void, delayMs: number) => number>((callback) => {
    due = callback;
    return 1;
  });
  const onRebased = vi.fn<AutosaveOptions['onRebased']>();
  const onRefused = vi.fn<AutosaveOptions['onRefused']>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const store = createUnsavedStore(storage, { id: 'tab', others: new Set() });
  const autosave = createAutosave({
    pageId: 'page',
    document: edited,
    version: 7,
    send,
    setTimer,
    clearTimer: () => (due = undefined),
    now: () => 1000,
    createId: () => `save${(count += 1)}`,
    store,
    onRebased,
    onRefused,
  });
  const elapse = async () => {
    const run = due;
    due = undefined;
    run?.();
    await settle();
  };
  return { autosave, send, setTimer, store, onRebased, onRefused, elapse };
}
const saved = (version: number, missed: Operation[] = []): SaveAnswer => ({
  kind: 'answered',
  version,
  missed,
});

it('sends what was typed as one operation, a second after the last of it', async () => {
  const { autosave, send, setTimer, elapse } = start([saved(8)]);
  autosave.edited(write('b'));
  autosave.edited(write('bc'));
  expect(setTimer).toHaveBeenLastCalledWith(expect.any(Function), 1000);
  expect(send).not.toHaveBeenCalled();
  await elapse();
  expect(send).toHaveBeenCalledExactlyOnceWith({
    baseVersion: 7,
    saveId: 'save1',
    operations: [write('bc')],
  });
  expect(autosave.getState()).toMatchObject({ phase: 'saved', version: 8, savedAt: 1000 });
});

it('sends what was made during a save afterwards, on the new version', async () => {
  const { autosave, send, elapse } = start([saved(8), saved(9)]);
  autosave.edited(write('b'));
  const first = elapse();
  autosave.edited(rename);
  await first;
  expect(autosave.getState().phase).toBe('waiting');
  await elapse();
  expect(send).toHaveBeenLastCalledWith({
    baseVersion: 8,
    saveId: 'save2',
    operations: [rename],
  });
});

it('keeps edits on the device while there is no answer and sends them again under the same id', async () => {
  const { autosave, send, store, setTimer, elapse } = start([
    { kind: 'unanswered' },
    { kind: 'unanswered' },
    saved(8),
  ]);
  autosave.edited(write('b'));
  await elapse();
  expect(autosave.getState().phase).toBe('offline');
  autosave.edited(rename);
  expect(store.takeOver('page')).toEqual([write('b'), rename]);
  await elapse();
  expect(setTimer).toHaveBeenLastCalledWith(expect.any(Function), 4000);
  await elapse();
  expect(send.mock.calls.map(([{ saveId }]) => saveId)).toEqual(['save1', 'save1', 'save1']);
  expect(store.takeOver('page')).toEqual([rename]);
});

it('forgets what it kept once everything is on the server', async () => {
  const { autosave, store, elapse } = start([saved(8)]);
  autosave.edited(rename);
  await elapse();
  expect(store.takeOver('page')).toEqual([]);
});

it('puts what another editor did below its own edits', async () => {
  const theirs: Operation = { kind: 'removeBlock', sectionId: 'main', blockId: 'text' };
  const { autosave, onRebased, elapse } = start([saved(9, [theirs])]);
  autosave.edited(rename);
  const saving = elapse();
  autosave.edited(write('gone'));
  await saving;
  const expected = [theirs, rename].reduce((current, operation) => {
    const applied = applyOperation(current, operation);
    return applied.ok ? applied.document : current;
  }, document);
  expect(onRebased).toHaveBeenCalledExactlyOnceWith(
    expected,
    expect.objectContaining({ lost: [write('gone')], isFromTab: false }),
  );
  expect(autosave.getState()).toMatchObject({ phase: 'saved', version: 9, confirmed: expected });
});

it('asks for the document anew when the server refuses a change', async () => {
  const { autosave, onRefused, store, elapse } = start([
    { kind: 'refused', message: 'No such block.', requestId: 'r1', isConflict: false },
  ]);
  autosave.edited(rename);
  await elapse();
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('No such block.', 'r1');
  expect(autosave.getState().phase).toBe('refused');
  expect(store.takeOver('page')).toEqual([]);
});

it('keeps its edits through a conflict, so that what still can be done is done on the new document', async () => {
  const { autosave, store, elapse } = start([
    { kind: 'refused', message: 'Somebody else has changed this.', isConflict: true },
  ]);
  autosave.edited(write('b'));
  const saving = elapse();
  autosave.edited(rename);
  await saving;
  expect(store.takeOver('page')).toEqual([write('b'), rename]);
});

it('sends at once when asked to, until nothing is left', async () => {
  const { autosave, send } = start([saved(8), saved(9)]);
  autosave.edited(rename);
  const flushed = autosave.flush();
  autosave.edited(write('b'));
  await flushed;
  expect(send).toHaveBeenCalledTimes(2);
  expect(autosave.getState().phase).toBe('saved');
});

it('waits for the save that is on its way and sends what was made since, before it says that all is saved', async () => {
  const { autosave, send, store, elapse } = start([saved(8), saved(9)]);
  let answer: (answer: SaveAnswer) => void = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  autosave.edited(write('b'));
  await elapse();
  autosave.edited(rename);
  let flushed: string | undefined;
  void autosave.flush().then((phase) => (flushed = phase));
  await settle();
  expect(flushed).toBeUndefined();
  answer(saved(8));
  await settle();
  expect(send.mock.calls.map(([{ operations }]) => operations)).toEqual([[write('b')], [rename]]);
  expect(flushed).toBe('saved');
  expect(store.takeOver('page')).toEqual([]);
});

it('says that it could not send, after one more try, and keeps the edits', async () => {
  const { autosave, send, store, elapse } = start([]);
  autosave.edited(write('b'));
  await elapse();
  expect(await autosave.flush()).toBe('offline');
  expect(send).toHaveBeenCalledTimes(2);
  expect(store.takeOver('page')).toEqual([write('b')]);
});

it('sends nothing more once the server refused, because the document is read anew', async () => {
  const { autosave, send, store, setTimer, elapse } = start([
    { kind: 'refused', message: 'Somebody else has changed this.', isConflict: true },
  ]);
  autosave.edited(write('b'));
  await elapse();
  setTimer.mockClear();
  autosave.edited(rename);
  expect(setTimer).not.toHaveBeenCalled();
  expect(await autosave.flush()).toBe('refused');
  expect(send).toHaveBeenCalledOnce();
  expect(store.takeOver('page')).toEqual([write('b'), rename]);
});

it('lets what was made since follow its own move that another editor overtook', async () => {
  const placement = { column: 1, row: 1, width: 4, height: 2 };
  const moveTo = (toSectionId: string): Operation => ({
    kind: 'moveBlock',
    sectionId: 'main',
    blockId: 'text',
    toSectionId,
    placement,
  });
  const later: Operation = {
    kind: 'setProps',
    sectionId: 'side',
    blockId: 'text',
    version: 1,
    props: { text: 'mine' },
  };
  const { autosave, send, onRebased, elapse } = start(
    [saved(9, [moveTo('third')]), saved(10)],
    createDocument([...document.sections, createSection('side'), createSection('third')]),
  );
  autosave.edited(moveTo('side'));
  const saving = elapse();
  autosave.edited(later);
  await saving;
  await elapse();
  expect(send.mock.calls.map(([{ operations }]) => operations)).toEqual([
    [moveTo('side')],
    [later],
  ]);
  expect(onRebased).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ lost: [] }),
  );
});

it('names an edit that cannot be made any more and does not send it', async () => {
  const section = createSection('extra');
  const insert: Operation = { kind: 'insertSection', index: 1, section };
  const { autosave, send, onRebased, elapse } = start([saved(9, [insert])]);
  autosave.edited(rename);
  const saving = elapse();
  autosave.edited(insert);
  await saving;
  expect(onRebased).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ lost: [{ ...insert, index: expect.any(Number) }] }),
  );
  expect(await autosave.flush()).toBe('saved');
  expect(send).toHaveBeenCalledOnce();
});
