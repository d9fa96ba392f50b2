import type { IslandStart } from '@sitewright/blocks/client';
import { startCart } from './start-cart.ts';

/**
 * The cart on its page. It is rendered again when it is empty, and when the page returns from the back/forward cache.
 */
export const start: IslandStart = (root, runtime) => {
  const { defaultView: view } = root.ownerDocument;
  const life = new AbortController();
  const reload = () => view?.location.reload();
  const { signal } = life;
  view?.addEventListener('pageshow', ({ persisted }) => persisted && reload(), { signal });
  const stop = startCart(root, runtime, reload);
  return () => {
    life.abort();
    stop();
  };
};
