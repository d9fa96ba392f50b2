import type { Operation } from '@sitewright/contracts/entities';
import { expect, it } from 'vitest';
import { createUnsavedStore } from './unsaved-store.ts';

function memory() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
const name = (text: string): Operation => ({ kind: 'nameSection', sectionId: 'main', name: text });
const unsent = (text: string) => ({ sent: null, operations: [name(text)] });
const save = (saveId: string) => ({ baseVersion: 7, saveId, operations: [name(saveId)] });
const tab = (storage: ReturnType<typeof memory>, id: string, ...others: readonly string[]) =>
  createUnsavedStore(storage, { id, others: new Set(others) });

it('keeps the unsaved edits of another tab when this tab forgets its own', () => {
  const storage = memory();
  const [first, second] = [tab(storage, 'first', 'second'), tab(storage, 'second', 'first')];
  second.keep('page', unsent('Theirs'));
  first.keep('page', unsent('Mine'));
  first.forget('page');
  expect(tab(storage, 'third').takeOver('page')).toEqual([name('Theirs')]);
});

it('takes over edits of a closed tab but not of an open one', () => {
  const storage = memory();
  tab(storage, 'open').keep('page', unsent('Open'));
  tab(storage, 'closed').keep('page', unsent('Closed'));
  const next = tab(storage, 'next', 'open');
  expect(next.takeOver('page')).toEqual([name('Closed')]);
  next.forget('page');
  expect(tab(storage, 'last').takeOver('page')).toEqual([name('Open')]);
});

it('lets only one tab take over the edits of a closed tab', () => {
  const storage = memory();
  tab(storage, 'closed').keep('page', unsent('Closed'));
  expect(tab(storage, 'one', 'two').takeOver('page')).toHaveLength(1);
  expect(tab(storage, 'two', 'one').takeOver('page')).toEqual([]);
});

it('removes its storage entry when empty and ignores invalid stored edits', () => {
  const storage = memory();
  tab(storage, 'one').keep('page', unsent('Mine'));
  tab(storage, 'one').forget('page');
  expect(storage.entries.size).toBe(0);
  storage.setItem('sitewright.unsaved.page', '{"one":[{"kind":"guess"}]}');
  expect(tab(storage, 'one').takeOver('page')).toEqual([]);
});

it('lists the sent saves of closed tabs until they are confirmed', () => {
  const storage = memory();
  tab(storage, 'open').keep('page', { sent: save('save000a'), operations: [] });
  tab(storage, 'closed').keep('page', { sent: save('save000b'), operations: [name('Later')] });
  const next = tab(storage, 'next', 'open');
  expect(next.sentSaves('page')).toEqual([save('save000b')]);
  next.confirm('page', 'save000b');
  expect(next.sentSaves('page')).toEqual([]);
  expect(next.takeOver('page')).toEqual([name('Later')]);
  expect(tab(storage, 'last').sentSaves('page')).toEqual([save('save000a')]);
});

it('takes over the edits of a sent save that is not confirmed, before later edits', () => {
  const storage = memory();
  tab(storage, 'closed').keep('page', { sent: save('save000a'), operations: [name('Later')] });
  const next = tab(storage, 'next');
  expect(next.takeOver('page')).toEqual([name('save000a'), name('Later')]);
  expect(next.sentSaves('page')).toEqual([]);
});

it('reads edits that were stored as a list', () => {
  const storage = memory();
  storage.setItem('sitewright.unsaved.page', JSON.stringify({ closed: [name('Old')] }));
  expect(tab(storage, 'next').takeOver('page')).toEqual([name('Old')]);
});
