import type { Operation } from '@sitewright/contracts/entities';
import { applyOperation, createDocument, createSection } from '@sitewright/page-model';
import { expect, it, vi } from 'vitest';
import { createAutosave, type AutosaveOptions } from './create-autosave.ts';
import type { StoredSave } from './state.ts';

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
    store: { keep: () => true, forget: () => {}, takeOver: () => [] },
    onRebased,
    onRejected: () => {},
    onOvertaken: () => {},
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

it('tells of each save what the server has of it', async () => {
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

it('carries out what the other tab saved, and tells nobody about it again', () => {
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

it('takes only what is new of a save that came after another one’s', () => {
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

it('keeps its own unsent edits above it and sends them on the new version', async () => {
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

it('leaves it to the server’s answer while a save is on its way, and takes what it brings', async () => {
  let answer = (_answer: { kind: 'answered'; version: number; missed: Operation[] }) => {};
  const sending = open({ send: () => new Promise((resolve) => (answer = resolve)) });
  sending.autosave.edited(name('more', 'Mine'));
  const flushed = sending.autosave.flush();
  sending.autosave.overheard(save);
  expect(sending.autosave.getState().version).toBe(7);
  answer({ kind: 'answered', version: 9, missed: [...save.operations] });
  await flushed;
  expect(sending.autosave.getState().confirmed).toEqual(
    after(...save.operations, name('more', 'Mine')),
  );
});

it('requests the document when it has missed a save and has nothing to send', async () => {
  const onBehind = vi.fn<() => void>();
  const gap = open({ version: 3, onBehind });
  gap.autosave.overheard(save);
  expect(gap.autosave.getState()).toMatchObject({ version: 3, confirmed: document });
  expect(onBehind).toHaveBeenCalledOnce();
});

it('asks for it as well when the other tab’s save came between its own and the answer', async () => {
  const onBehind = vi.fn<() => void>();
  let answer = (_answer: { kind: 'answered'; version: number; missed: Operation[] }) => {};
  const { autosave } = open({ onBehind, send: () => new Promise((resolve) => (answer = resolve)) });
  autosave.edited(name('more', 'Mine'));
  const flushed = autosave.flush();
  autosave.overheard({ ...save, baseVersion: 8, version: 9 });
  expect(onBehind).not.toHaveBeenCalled();
  answer({ kind: 'answered', version: 8, missed: [] });
  await flushed;
  expect(onBehind).toHaveBeenCalledOnce();
});

it('reports another editor when their changes arrive', () => {
  const { autosave, onRebased } = open();
  autosave.overheard({ ...save, missed: [name('more', 'Theirs')], version: 9 });
  expect(onRebased.mock.calls[0]?.[1]).toMatchObject({ isFromTab: false });
});

it('leaves what could not be sent alone when another tab saves', async () => {
  const onBehind = vi.fn<() => void>();
  const { autosave, onRebased } = open({ onBehind, send: async () => ({ kind: 'unanswered' }) });
  autosave.edited(name('more', 'Mine'));
  await autosave.flush();
  autosave.overheard(save);
  expect(onBehind).not.toHaveBeenCalled();
  expect(onRebased).not.toHaveBeenCalled();
  expect(autosave.getState()).toMatchObject({ phase: 'offline', version: 7 });
});
