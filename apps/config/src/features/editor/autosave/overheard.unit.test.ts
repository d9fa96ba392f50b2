import type { Operation } from '@sitewright/contracts/entities';
import { applyOperation, createDocument, createSection } from '@sitewright/page-model';
import { expect, it, vi } from 'vitest';
import { createAutosave, type AutosaveOptions } from './create-autosave.ts';
import type { StoredSave } from './state.ts';
import { createUnsavedStore } from './unsaved-store.ts';

/** Two tabs of one browser have the same page open: what the first saves, the second hears. */
const document = createDocument([createSection('main'), createSection('more')]);
const name = (sectionId: string, text: string): Operation => ({
  kind: 'nameSection',
  sectionId,
  name: text,
});
const after = (...operations: readonly Operation[]) =>
  operations.reduce((current, operation) => {
    const applied = applyOperation(current, operation);
    return applied.ok ? applied.document : current;
  }, document);

function open(changes: Partial<AutosaveOptions> = {}) {
  const onRebased = vi.fn<AutosaveOptions['onRebased']>();
  const onStored = vi.fn<NonNullable<AutosaveOptions['onStored']>>();
  const send = vi.fn<AutosaveOptions['send']>(async ({ baseVersion }) => ({
    kind: 'answered',
    version: baseVersion + 1,
    missed: [],
  }));
  const autosave = createAutosave({
    pageId: 'page',
    document,
    version: 7,
    send,
    setTimer: () => 0,
    clearTimer: () => {},
    now: () => 1000,
    createId: () => 'save0001',
    store: createUnsavedStore(
      { getItem: () => null, setItem: () => {}, removeItem: () => {} },
      { id: 'tab', others: new Set() },
    ),
    onRebased,
    onRejected: () => {},
    onConflict: () => {},
    onDiscarded: () => {},
    onStored,
    ...changes,
  });
  return { autosave, send, onRebased, onStored };
}
const save: StoredSave = {
  baseVersion: 7,
  missed: [],
  operations: [name('main', 'Welcome')],
  version: 8,
};

it('reports each save with its version and missed operations', async () => {
  const remote = name('more', 'Theirs');
  const { autosave, onStored } = open({
    send: async () => ({ kind: 'answered', version: 9, missed: [remote] }),
  });
  autosave.edited(name('main', 'Welcome'));
  await autosave.flush();
  expect(onStored).toHaveBeenCalledExactlyOnceWith({
    baseVersion: 7,
    missed: [remote],
    operations: [name('main', 'Welcome')],
    version: 9,
  });
});

it('applies a save from another tab without sending or reporting it again', () => {
  const { autosave, send, onRebased, onStored } = open();
  autosave.overheard(save);
  expect(onRebased).toHaveBeenCalledExactlyOnceWith(
    after(name('main', 'Welcome')),
    expect.objectContaining({ lost: [], isFromTab: true }),
  );
  expect(autosave.getState()).toMatchObject({ phase: 'saved', version: 8 });
  expect(send).not.toHaveBeenCalled();
  expect(onStored).not.toHaveBeenCalled();
});

it('applies only the operations of an overheard save that it does not have yet', () => {
  const missed = [name('more', 'Theirs')];
  const behind = open();
  behind.autosave.overheard({ ...save, missed, version: 9 });
  expect(behind.autosave.getState().confirmed).toEqual(after(...missed, ...save.operations));
  const abreast = open({ document: after(...missed), version: 8 });
  abreast.autosave.overheard({ ...save, missed, version: 9 });
  expect(abreast.autosave.getState()).toMatchObject({
    version: 9,
    confirmed: after(...missed, ...save.operations),
  });
});

it('rebases its unsent edits on an overheard save and sends them on the new version', async () => {
  const { autosave, send, onRebased } = open();
  autosave.edited(name('more', 'Mine'));
  autosave.overheard(save);
  expect(onRebased.mock.calls[0]?.[0]).toEqual(after(...save.operations, name('more', 'Mine')));
  expect(await autosave.flush()).toBe('saved');
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    baseVersion: 8,
    operations: [name('more', 'Mine')],
  });
});

it('ignores an overheard save during its own save and applies the server’s response', async () => {
  let result = (_answer: { kind: 'answered'; version: number; missed: Operation[] }) => {};
  const sending = open({ send: () => new Promise((resolve) => (result = resolve)) });
  sending.autosave.edited(name('more', 'Mine'));
  const flushed = sending.autosave.flush();
  sending.autosave.overheard(save);
  expect(sending.autosave.getState().version).toBe(7);
  result({ kind: 'answered', version: 9, missed: [...save.operations] });
  await flushed;
  expect(sending.autosave.getState().confirmed).toEqual(
    after(...save.operations, name('more', 'Mine')),
  );
});

it('requests the document when it has missed a save and has nothing to send', async () => {
  const onOutdated = vi.fn<() => void>();
  const gap = open({ version: 3, onOutdated });
  gap.autosave.overheard(save);
  expect(gap.autosave.getState()).toMatchObject({ version: 3, confirmed: document });
  expect(onOutdated).toHaveBeenCalledOnce();
});

it('requests the document when another tab saved between its own save and the response', async () => {
  const onOutdated = vi.fn<() => void>();
  let result = (_answer: { kind: 'answered'; version: number; missed: Operation[] }) => {};
  const { autosave } = open({
    onOutdated,
    send: () => new Promise((resolve) => (result = resolve)),
  });
  autosave.edited(name('more', 'Mine'));
  const flushed = autosave.flush();
  autosave.overheard({ ...save, baseVersion: 8, version: 9 });
  expect(onOutdated).not.toHaveBeenCalled();
  result({ kind: 'answered', version: 8, missed: [] });
  await flushed;
  expect(onOutdated).toHaveBeenCalledOnce();
});

it('reports another editor when their changes arrive', () => {
  const { autosave, onRebased } = open();
  autosave.overheard({ ...save, missed: [name('more', 'Theirs')], version: 9 });
  expect(onRebased.mock.calls[0]?.[1]).toMatchObject({ isFromTab: false });
});

it('ignores an overheard save while its own edits cannot be sent', async () => {
  const onOutdated = vi.fn<() => void>();
  const { autosave, onRebased } = open({ onOutdated, send: async () => ({ kind: 'unanswered' }) });
  autosave.edited(name('more', 'Mine'));
  await autosave.flush();
  autosave.overheard(save);
  expect(onOutdated).not.toHaveBeenCalled();
  expect(onRebased).not.toHaveBeenCalled();
  expect(autosave.getState()).toMatchObject({ phase: 'offline', version: 7 });
});
