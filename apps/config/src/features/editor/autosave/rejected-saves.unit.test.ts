import type { Operation } from '@sitewright/contracts/entities';
import { createSection } from '@sitewright/page-model';
import { expect, it, vi } from 'vitest';
import { document, rename, saved, start, write } from './autosave.fixture.ts';
import type { SaveResult } from './create-autosave.ts';

const error: SaveResult = {
  kind: 'rejected',
  message: 'No such block.',
  requestId: 'r1',
  isConflict: false,
};

it('keeps a rejected edit with the server’s error and stays in the rejected phase', async () => {
  const { autosave, onRejected, onConflict, store, elapse } = start([error]);
  autosave.edited(rename);
  await elapse();
  const problem = { message: 'No such block.', requestId: 'r1' };
  expect(onRejected).toHaveBeenCalledExactlyOnceWith(problem);
  expect(onConflict).not.toHaveBeenCalled();
  expect(autosave.getState()).toMatchObject({ phase: 'rejected', problem, setAside: [rename] });
  expect(await autosave.flush()).toBe('rejected');
  expect(store.takeOver('page')).toEqual([rename]);
});

it('isolates the rejected edit of several and saves the others', async () => {
  const { autosave, send, onRejected, store, elapse } = start([error, saved(8), error, saved(9)]);
  const theme: Operation = {
    kind: 'designSection',
    sectionId: 'main',
    design: { ...document.sections[0]!.design, theme: 'dark' },
  };
  autosave.edited(write('good'));
  autosave.edited(rename);
  autosave.edited(theme);
  for (let turn = 0; turn < 5; turn += 1) await elapse();
  expect(send.mock.calls.map(([{ operations }]) => operations)).toEqual([
    [write('good'), rename, theme],
    [write('good')],
    [rename],
    [theme],
  ]);
  expect(onRejected).toHaveBeenCalledOnce();
  expect(autosave.getState()).toMatchObject({ phase: 'rejected', version: 9, setAside: [rename] });
  expect(store.takeOver('page')).toEqual([rename]);
});

it('sends a rejected edit merged with the edit that corrects it', async () => {
  const { autosave, send, elapse } = start([error, saved(8)]);
  autosave.edited(write('far too long'));
  await elapse();
  autosave.edited(write('short'));
  expect(autosave.getState().phase).toBe('waiting');
  await elapse();
  expect(send.mock.lastCall?.[0].operations).toEqual([write('short')]);
  expect(autosave.getState()).toMatchObject({ phase: 'saved', setAside: [], problem: null });
});

it('is saved again after a rejected batch is undone', async () => {
  const block = { ...document.sections[0]!.layout.blocks.text!, id: 'more' };
  const batch: Operation = {
    kind: 'batch',
    operations: [{ kind: 'insertBlock', sectionId: 'main', block }, rename],
  };
  const { autosave, send, store, elapse } = start([error, saved(8)]);
  autosave.edited(batch);
  // The server says no to both steps together, and again to each of them.
  send.mockImplementation(async ({ operations }) =>
    operations.some(({ kind }) => kind === 'removeBlock') ? saved(8) : error,
  );
  for (let turn = 0; turn < 4; turn += 1) await elapse();
  expect(autosave.getState().phase).toBe('rejected');
  autosave.edited({ kind: 'nameSection', sectionId: 'main' });
  autosave.edited({ kind: 'removeBlock', sectionId: 'main', blockId: 'more' });
  await elapse();
  expect(autosave.getState()).toMatchObject({ phase: 'saved', setAside: [] });
  expect(store.takeOver('page')).toEqual([]);
});

it('sends a rejected edit again on retry', async () => {
  const { autosave, elapse } = start([error, saved(8)]);
  autosave.edited(rename);
  await elapse();
  autosave.retry();
  await elapse();
  expect(autosave.getState()).toMatchObject({ phase: 'saved', version: 8, problem: null });
});

it('discards a rejected edit and returns to the server’s document', async () => {
  const { autosave, onDiscarded, store, elapse } = start([error, saved(8)]);
  autosave.edited(rename);
  await elapse();
  autosave.discard();
  expect(onDiscarded).toHaveBeenCalledExactlyOnceWith(document);
  expect(autosave.getState()).toMatchObject({ phase: 'saved', problem: null });
  expect(store.takeOver('page')).toEqual([]);
});

it('keeps a rejected edit when operations of another editor arrive', async () => {
  const remote: Operation = { kind: 'insertSection', index: 0, section: createSection('top') };
  const { autosave, onRebased, elapse } = start([error]);
  autosave.edited(rename);
  await elapse();
  autosave.overheard({ baseVersion: 7, missed: [], operations: [remote], version: 8 });
  expect(autosave.getState()).toMatchObject({ phase: 'rejected', version: 8, setAside: [rename] });
  const shown = onRebased.mock.lastCall?.[0].sections.map(({ id, name }) => [id, name]);
  expect(shown).toEqual([
    ['top', undefined],
    ['main', 'Main'],
  ]);
});

it('splits edits that exceed the maximum size of a save', async () => {
  const { autosave, send, elapse } = start([saved(8), saved(9)]);
  const large = (sectionId: string): Operation => ({
    kind: 'insertSection',
    index: 0,
    section: createSection(sectionId, [
      {
        ...document.sections[0]!.layout.blocks.text!,
        id: `${sectionId}text`,
        props: { text: 'あ'.repeat(400_000) },
      },
    ]),
  });
  autosave.edited(large('one1'));
  autosave.edited(large('two2'));
  await elapse();
  await elapse();
  expect(send.mock.calls.map(([{ operations }]) => operations.length)).toEqual([1, 1]);
  expect(autosave.getState().phase).toBe('saved');
});

it('reports whether unsaved edits could be stored on the device', async () => {
  const { autosave, store, elapse } = start([error, saved(8)]);
  vi.spyOn(store, 'keep').mockReturnValue(false);
  autosave.edited(rename);
  expect(autosave.getState().isStored).toBe(false);
  await elapse();
  autosave.retry();
  await elapse();
  expect(autosave.getState()).toMatchObject({ phase: 'saved', isStored: true });
});

const conflict: SaveResult = { ...error, message: 'Another save was faster.', isConflict: true };

it('requests the document again on each retry after a conflict, without sending edits', async () => {
  const { autosave, send, onOutdated, store, elapse } = start([conflict]);
  autosave.edited(rename);
  await elapse();
  const problem = { message: 'Another save was faster.', requestId: 'r1' };
  expect(autosave.getState()).toMatchObject({ phase: 'rejected', problem });
  autosave.retry();
  expect(onOutdated).toHaveBeenCalledOnce();
  autosave.edited(write('more'));
  autosave.retry();
  expect(onOutdated).toHaveBeenCalledTimes(2);
  await elapse();
  // Nothing is sent to a document that is not known.
  expect(send).toHaveBeenCalledOnce();
  expect(store.takeOver('page')).toHaveLength(2);
});

it('discards edits after a conflict and requests the document', async () => {
  const { autosave, onOutdated, onDiscarded, store, elapse } = start([conflict]);
  autosave.edited(rename);
  await elapse();
  autosave.discard();
  expect(onDiscarded).toHaveBeenCalledExactlyOnceWith(document);
  expect(onOutdated).toHaveBeenCalledOnce();
  expect(autosave.getState()).toMatchObject({ phase: 'saved', problem: null });
  expect(store.takeOver('page')).toEqual([]);
  autosave.edited(write('later'));
  expect(autosave.getState().phase).toBe('rejected');
});
