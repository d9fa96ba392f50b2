import { removeCode } from '@sitewright/contracts/api';
import { openRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { dropCode, toCodes } from './entered-codes.ts';
import { respondWithCart } from './respond-with-cart.ts';

export const removeCodeRoute = openRoute(removeCode, visitorWrites('write'), (call) => {
  const [code = ''] = toCodes([call.params.code]);
  return respondWithCart(call, (scope) => dropCode(scope, code));
});
