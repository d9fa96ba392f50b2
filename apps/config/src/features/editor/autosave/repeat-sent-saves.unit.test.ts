import { expect, it, vi } from 'vitest';
import { rename, write } from './autosave.fixture.ts';
import type { AutosavePorts, SaveResult } from './create-autosave.ts';
import { repeatSentSaves } from './repeat-sent-saves.ts';
import type { StoredSave } from './state.ts';
import { createUnsavedStore } from './unsaved-store.ts';

const sent = { baseVersion: 7, saveId: 'save0001', operations: [write('b')] };

/** A closed tab sent one save and has one later edit; the server responds to the repeated save. */
async function repeat(result: SaveResult) {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  const none = { others: new Set<string>() };
  createUnsavedStore(storage, { id: 'closed', ...none }).keep('page', {
    sent,
    operations: [rename],
  });
  const store = createUnsavedStore(storage, { id: 'next', ...none });
  const send = vi.fn<AutosavePorts['send']>(async () => result);
  const onStored = vi.fn<(save: StoredSave) => void>();
  const unanswered = await repeatSentSaves(store, 'page', send, onStored);
  return { unanswered, store, send, onStored };
}

it('repeats a save with its ID and keeps only the edits after it', async () => {
  const { unanswered, store, send, onStored } = await repeat({
    kind: 'answered',
    version: 9,
    missed: [rename],
  });
  expect(unanswered).toEqual([]);
  expect(send).toHaveBeenCalledExactlyOnceWith(sent);
  expect(store.takeOver('page')).toEqual([rename]);
  const { baseVersion, operations } = sent;
  const announced = { baseVersion, missed: [rename], operations, version: 9 };
  expect(onStored.mock.calls).toEqual([[announced]]);
});

it('keeps the edits of a rejected save, to be sent one by one', async () => {
  const { unanswered, store } = await repeat({
    kind: 'rejected',
    message: 'No such block.',
    isConflict: false,
  });
  expect(unanswered).toEqual([]);
  expect(store.takeOver('page')).toEqual([write('b'), rename]);
});

it('keeps a save without a response, to be repeated with the same ID', async () => {
  const { unanswered, store, onStored } = await repeat({ kind: 'unanswered' });
  expect(onStored).not.toHaveBeenCalled();
  expect(unanswered).toEqual([sent]);
  expect(store.sentSaves('page')).toEqual([sent]);
});
