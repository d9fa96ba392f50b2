import type { Route } from '../../platform/routing/define-route.ts';
import { fulfilOrderRoute } from './fulfil-order.ts';
import { listOrdersRoute } from './list-orders.ts';
import { readOrderRoute } from './read-order.ts';

/** Orders for the owner. */
export const orderRoutes: readonly Route[] = [listOrdersRoute, readOrderRoute, fulfilOrderRoute];
