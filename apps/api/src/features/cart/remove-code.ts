import { removeCode } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { dropCode, toCodes } from './entered-codes.ts';
import { respondWithCart } from './respond-with-cart.ts';

export const removeCodeRoute = tenantRoute(removeCode, visitorWrites('write'), async (call) => {
  const [code = ''] = toCodes([call.params.code]);
  return respondWithCart(call, await dropCode(call, code));
});
