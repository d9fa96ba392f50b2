import { removeCartEntry } from '@sitewright/contracts/api';
import { openRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { respondWithCart } from './respond-with-cart.ts';
import { setQuantity } from './change-cart.ts';

export const removeCartEntryRoute = openRoute(removeCartEntry, visitorWrites('write'), (call) =>
  respondWithCart(call, (scope) => setQuantity(scope, call.params.entryId, 0)),
);
