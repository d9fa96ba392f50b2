import type { LoadIsland } from './composition/start-islands.ts';

/** The islands of the frame and of the page types, each its own chunk, by the name in `data-island`. */
export const pageIslands: Readonly<Record<string, LoadIsland>> = {
  'cart-indicator': () => import('./cart-indicator/island.ts'),
  cart: () => import('./page-types/cart/island.ts'),
  checkout: () => import('./page-types/checkout/island.ts'),
};
