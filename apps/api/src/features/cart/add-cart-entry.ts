import { addCartEntry } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { respondWithCart } from './respond-with-cart.ts';
import { addToCart } from './change-cart.ts';

export const addCartEntryRoute = tenantRoute(addCartEntry, visitorWrites('write'), async (call) =>
  respondWithCart(call, await addToCart(call, call.body)),
);
