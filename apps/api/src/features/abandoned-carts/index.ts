import type { Route } from '../../platform/routing/define-route.ts';
import { readCartRecoveryRoute, writeCartRecoveryRoute } from './cart-recovery.ts';
import { listAbandonedCartsRoute } from './list-abandoned-carts.ts';
import { restoreCartRoute } from './restore-cart.ts';
import { stopCartMailsRoute } from './stop-cart-mails.ts';

/** Abandoned carts: their list, and the links of their mails. */
export const abandonedCartRoutes: readonly Route[] = [
  listAbandonedCartsRoute,
  readCartRecoveryRoute,
  writeCartRecoveryRoute,
  restoreCartRoute,
  stopCartMailsRoute,
];
