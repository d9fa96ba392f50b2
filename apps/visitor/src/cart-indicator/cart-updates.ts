import type { IslandRuntime } from '@sitewright/blocks/client';

/** Notifies the islands that show the cart when another island changes it. */
export function createCartUpdates(): IslandRuntime['cart'] {
  const listeners = new Set<Parameters<IslandRuntime['cart']['subscribe']>[0]>();
  return {
    changed: (cart) => {
      for (const listener of listeners) listener(cart);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
