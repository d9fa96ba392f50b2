import type { IslandRuntime } from '@sitewright/blocks/client';

/** Passes on what is in the cart from whoever changed it to whoever shows it. */
export function createCartNews(): IslandRuntime['cart'] {
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
