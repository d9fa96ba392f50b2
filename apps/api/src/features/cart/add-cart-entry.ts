import { addCartEntry } from '@sitewright/contracts/api';
import { openRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { respondWithCart } from './respond-with-cart.ts';
import { addToCart } from './change-cart.ts';

export const addCartEntryRoute = openRoute(addCartEntry, visitorWrites('write'), (call) =>
  respondWithCart(call, (scope) => addToCart(scope, call.body)),
);
