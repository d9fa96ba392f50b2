import { removeCartEntry } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { respondWithCart } from './respond-with-cart.ts';
import { setQuantity } from './change-cart.ts';

export const removeCartEntryRoute = tenantRoute(
  removeCartEntry,
  visitorWrites('write'),
  async (call) => respondWithCart(call, await setQuantity(call, call.params.entryId, 0)),
);
