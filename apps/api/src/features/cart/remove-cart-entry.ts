import { removeCartEntry } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { answerCart } from './answer-cart.ts';
import { setQuantity } from './change-cart.ts';

export const removeCartEntryRoute = tenantRoute(
  removeCartEntry,
  visitorWrites('write'),
  async (call) => answerCart(call, await setQuantity(call, call.params.entryId, 0)),
);
