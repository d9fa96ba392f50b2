import { expect, it, vi } from 'vitest';
import { createDraftStore } from './create-draft-store.ts';

it('stores drafts by form until they are removed and notifies listeners of each change', () => {
  const store = createDraftStore();
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  expect(store.isEmpty()).toBe(true);
  store.write('one', { base: 1, value: 2 });
  store.write('other', { base: 3, value: 4 });
  expect(store.read('one')).toEqual({ base: 1, value: 2 });
  store.write('one', undefined);
  expect(store.read('one')).toBeUndefined();
  expect(store.isEmpty()).toBe(false);
  store.clear();
  expect(store.isEmpty()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  store.clear();
  expect(listener).toHaveBeenCalledTimes(4);
});
