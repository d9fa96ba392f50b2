import type { IslandStart } from '@sitewright/blocks/client';
import { startCart } from './start-cart.ts';

/** The cart on its page, which is drawn anew once it is empty. */
export const start: IslandStart = (root, runtime) =>
  startCart(root, runtime, () => root.ownerDocument.location.reload());
