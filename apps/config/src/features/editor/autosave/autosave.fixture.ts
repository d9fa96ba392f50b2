import type { Operation } from '@sitewright/contracts/entities';
import { createBlock, createDocument, createSection } from '@sitewright/page-model';
import { vi } from 'vitest';
import { createAutosave, type AutosaveOptions, type SaveResult } from './create-autosave.ts';
import { createUnsavedStore } from './unsaved-store.ts';

/** A page with one text. */
export const document = createDocument([
  createSection('main', [
    createBlock({
      id: 'text',
      type: 1,
      props: { text: 'a' },
      placement: { column: 1, row: 1, width: 4, height: 2 },
    }),
  ]),
]);
export const write = (text: string): Operation => ({
  kind: 'setProps',
  sectionId: 'main',
  blockId: 'text',
  version: 1,
  props: { text },
});
export const rename: Operation = { kind: 'nameSection', sectionId: 'main', name: 'Main' };

/** Waits until settled promises have run their callbacks. */
export const settle = async () => {
  for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
};

/** Starts an autosave of `document` with these responses, then none. */
export function start(results: SaveResult[], edited = document) {
  const entries = new Map<string, string>();
  let due: (() => void) | undefined;
  let count = 0;
  const send = vi.fn<AutosaveOptions['send']>(
    async () => results.shift() ?? { kind: 'unanswered' },
  );
  const setTimer = vi.fn<(callback: () => void, delayMs: number) => number>((callback) => {
    due = callback;
    return 1;
  });
  const onRebased = vi.fn<AutosaveOptions['onRebased']>();
  const onRejected = vi.fn<AutosaveOptions['onRejected']>();
  const onConflict = vi.fn<AutosaveOptions['onConflict']>();
  const onOutdated = vi.fn<NonNullable<AutosaveOptions['onOutdated']>>();
  const onDiscarded = vi.fn<AutosaveOptions['onDiscarded']>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
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
    onRejected,
    onConflict,
    onOutdated,
    onDiscarded,
  });
  const elapse = async () => {
    const run = due;
    due = undefined;
    run?.();
    await settle();
  };
  const spies = { send, setTimer, onRebased, onRejected, onConflict, onOutdated, onDiscarded };
  return { autosave, store, elapse, ...spies };
}
export const saved = (version: number, missed: Operation[] = []): SaveResult => ({
  kind: 'answered',
  version,
  missed,
});
