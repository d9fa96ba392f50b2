import { enterCode } from '@sitewright/contracts/api';
import { openRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { toBuyerEmail } from './customer-of.ts';
import { addCode, findCodeLimitError, missingCodeError, toCodes } from './entered-codes.ts';
import { respondWithCart } from './respond-with-cart.ts';

export const enterCodeRoute = openRoute(enterCode, visitorWrites('write'), async (call) => {
  const { body, inTenant } = call;
  const [code] = toCodes([body.code]);
  if (code === undefined) return inTenant(missingCodeError);
  const rejected = await findCodeLimitError(call, [code]);
  if (rejected !== null) return rejected;
  const buyerEmail = body.email === undefined ? undefined : toBuyerEmail(body.email);
  return respondWithCart(call, (scope) => addCode(scope, { code, buyerEmail }));
});
