import type { IslandStart } from '@sitewright/blocks/client';
import { startCart } from './start-cart.ts';

/**
 * Starts the cart page. It reloads when the cart is empty or another tab has added to it, and when it returns from the
 * back/forward cache.
 */
export const start: IslandStart = (root, runtime) => {
  const { defaultView: view } = root.ownerDocument;
  const controller = new AbortController();
  const reload = () => view?.location.reload();
  const { signal } = controller;
  view?.addEventListener('pageshow', ({ persisted }) => persisted && reload(), { signal });
  const stop = startCart(root, runtime, reload);
  return () => {
    controller.abort();
    stop();
  };
};
