import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Cache, Cached, Load } from './create-cache.ts';

const nothing: Cached<never> = { isLoading: false };

/**
 * What a cache knows under a key, loaded when the component appears or the key changes. `load`
 * belongs to the key: another function under the same key is not called for. Without a key nothing
 * is loaded: for what waits for something else.
 */
export function useCached<Data>(
  cache: Cache,
  key: string | undefined,
  load: Load<Data>,
): Cached<Data> {
  const subscribe = useCallback(
    (listener: () => void) => (key === undefined ? () => {} : cache.subscribe(key, listener)),
    [cache, key],
  );
  const read = () => (key === undefined ? nothing : cache.read<Data>(key));
  useEffect(() => {
    if (key !== undefined) cache.revalidate(key, load);
    // A new function for the same key is the rule in a component, and no reason to load again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [cache, key]);
  return useSyncExternalStore(subscribe, read, read);
}
