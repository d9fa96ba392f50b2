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
const tab = (storage: ReturnType<typeof memory>, id: string, ...others: readonly string[]) =>
  createUnsavedStore(storage, { id, others: new Set(others) });

it('keeps what another tab has not saved when this one has saved its own', () => {
  const storage = memory();
  const [first, second] = [tab(storage, 'first', 'second'), tab(storage, 'second', 'first')];
  second.keep('page', [name('Theirs')]);
  first.keep('page', [name('Mine')]);
  first.forget('page');
  expect(tab(storage, 'third').takeOver('page')).toEqual([name('Theirs')]);
});

it('leaves to an open tab what is its own, and takes over from one that is open no more', () => {
  const storage = memory();
  tab(storage, 'open').keep('page', [name('Open')]);
  tab(storage, 'closed').keep('page', [name('Closed')]);
  const next = tab(storage, 'next', 'open');
  expect(next.takeOver('page')).toEqual([name('Closed')]);
  next.forget('page');
  expect(tab(storage, 'last').takeOver('page')).toEqual([name('Open')]);
});

it('takes over once: what one tab has, no other carries out as well', () => {
  const storage = memory();
  tab(storage, 'closed').keep('page', [name('Closed')]);
  expect(tab(storage, 'one', 'two').takeOver('page')).toHaveLength(1);
  expect(tab(storage, 'two', 'one').takeOver('page')).toEqual([]);
});

it('leaves nothing behind, and takes nothing that is no edit', () => {
  const storage = memory();
  tab(storage, 'one').keep('page', [name('Mine')]);
  tab(storage, 'one').forget('page');
  expect(storage.entries.size).toBe(0);
  storage.setItem('sitewright.unsaved.page', '{"one":[{"kind":"guess"}]}');
  expect(tab(storage, 'one').takeOver('page')).toEqual([]);
});
