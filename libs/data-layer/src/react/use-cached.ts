import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Cache, Cached, Load } from './create-cache.ts';

const withoutKey: Cached<never> = { isLoading: false };

/**
 * The cached state of a key, loaded at mount and when the key changes. `load` belongs to the key: a different function
 * for the same key is not called. Without a key nothing is loaded.
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
  const read = () => (key === undefined ? withoutKey : cache.read<Data>(key));
  useEffect(() => {
    if (key !== undefined) cache.revalidate(key, load);
    // A new function for the same key is normal in a component, and no reason to load again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [cache, key]);
  return useSyncExternalStore(subscribe, read, read);
}
