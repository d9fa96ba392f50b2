import { changeCartEntry } from '@sitewright/contracts/api';
import { openRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { respondWithCart } from './respond-with-cart.ts';
import { setQuantity } from './change-cart.ts';

export const changeCartEntryRoute = openRoute(changeCartEntry, visitorWrites('write'), (call) =>
  respondWithCart(call, (scope) => setQuantity(scope, call.params.entryId, call.body.quantity)),
);
