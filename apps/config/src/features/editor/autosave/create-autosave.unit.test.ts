import type { Operation } from '@sitewright/contracts/entities';
import { applyOperation, createDocument, createSection } from '@sitewright/page-model';
import { expect, it } from 'vitest';
import { document, rename, saved, settle, start, write } from './autosave.fixture.ts';
import type { SaveResult } from './create-autosave.ts';

it('sends successive typing as one operation one second after the last edit', async () => {
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

it('sends edits made during a save in a second save on the new version', async () => {
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

it('stores edits on the device while offline and retries with the same save ID', async () => {
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

it('stores a sent save with its ID and version until the server responds', async () => {
  const { autosave, send, store } = start([saved(8)]);
  let result: (result: SaveResult) => void = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (result = resolve)));
  autosave.edited(write('b'));
  const flushed = autosave.flush();
  autosave.edited(rename);
  expect(store.sentSaves('page')).toEqual([
    { baseVersion: 7, saveId: 'save1', operations: [write('b')] },
  ]);
  result(saved(8));
  await flushed;
  expect(store.sentSaves('page')).toEqual([]);
});

it('removes stored edits after they are saved', async () => {
  const { autosave, store, elapse } = start([saved(8)]);
  autosave.edited(rename);
  await elapse();
  expect(store.takeOver('page')).toEqual([]);
});

it('rebases its own edits on operations of another editor', async () => {
  const remote: Operation = { kind: 'removeBlock', sectionId: 'main', blockId: 'text' };
  const { autosave, onRebased, elapse } = start([saved(9, [remote])]);
  autosave.edited(rename);
  const saving = elapse();
  autosave.edited(write('gone'));
  await saving;
  const expected = [remote, rename].reduce((current, operation) => {
    const applied = applyOperation(current, operation);
    return applied.ok ? applied.document : current;
  }, document);
  expect(onRebased).toHaveBeenCalledExactlyOnceWith(
    expected,
    expect.objectContaining({ lost: [write('gone')], isFromTab: false }),
  );
  expect(autosave.getState()).toMatchObject({ phase: 'saved', version: 9, confirmed: expected });
});

it('stores all unsaved edits after a conflict', async () => {
  const { autosave, store, elapse } = start([
    { kind: 'rejected', message: 'Somebody else has changed this.', isConflict: true },
  ]);
  autosave.edited(write('b'));
  const saving = elapse();
  autosave.edited(rename);
  await saving;
  expect(store.takeOver('page')).toEqual([write('b'), rename]);
});

it('flushes edits immediately until none are left', async () => {
  const { autosave, send } = start([saved(8), saved(9)]);
  autosave.edited(rename);
  const flushed = autosave.flush();
  autosave.edited(write('b'));
  await flushed;
  expect(send).toHaveBeenCalledTimes(2);
  expect(autosave.getState().phase).toBe('saved');
});

it('waits for the running save and sends later edits before flush resolves as saved', async () => {
  const { autosave, send, store, elapse } = start([saved(8), saved(9)]);
  let result: (result: SaveResult) => void = () => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (result = resolve)));
  autosave.edited(write('b'));
  await elapse();
  autosave.edited(rename);
  let flushed: string | undefined;
  void autosave.flush().then((phase) => (flushed = phase));
  await settle();
  expect(flushed).toBeUndefined();
  result(saved(8));
  await settle();
  expect(send.mock.calls.map(([{ operations }]) => operations)).toEqual([[write('b')], [rename]]);
  expect(flushed).toBe('saved');
  expect(store.takeOver('page')).toEqual([]);
});

it('resolves flush as offline after one retry and keeps the edits', async () => {
  const { autosave, send, store, elapse } = start([]);
  autosave.edited(write('b'));
  await elapse();
  expect(await autosave.flush()).toBe('offline');
  expect(send).toHaveBeenCalledTimes(2);
  expect(store.takeOver('page')).toEqual([write('b')]);
});

it('sends nothing more after a conflict', async () => {
  const { autosave, send, store, setTimer, elapse } = start([
    { kind: 'rejected', message: 'Somebody else has changed this.', isConflict: true },
  ]);
  autosave.edited(write('b'));
  await elapse();
  setTimer.mockClear();
  autosave.edited(rename);
  expect(setTimer).not.toHaveBeenCalled();
  expect(await autosave.flush()).toBe('rejected');
  expect(send).toHaveBeenCalledOnce();
  expect(store.takeOver('page')).toEqual([write('b'), rename]);
});

it('sends later edits of a moved block after another editor also moved it', async () => {
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

it('reports an edit that no longer applies as lost and does not send it', async () => {
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
