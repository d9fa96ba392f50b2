import { restoreCart } from '@sitewright/contracts/api';
import { err, isErrorResult } from '@sitewright/contracts/errors';
import { replied, tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorWrites } from '../../platform/routing/visitor-access.ts';
import { copyIntoCart } from '../cart/public.ts';
import { readRestoreToken } from './recovery-links.ts';

/**
 * The button behind the link of a recovery mail: copies the cart into that of this browser. Other sites cannot send it,
 * so nobody can fill another visitor's cart.
 */
export const restoreCartRoute = tenantRoute(restoreCart, visitorWrites('write'), async (call) => {
  const { query, websiteId, reply, services, now, afterCommit } = call;
  const link = { secret: services.settings.secret, websiteId, now };
  const cartId = readRestoreToken(link, query.token);
  if (cartId === null) return err('notFound');
  const restored = await copyIntoCart(call, cartId);
  if (isErrorResult(restored) && restored.error !== 'cartPurchased') return restored;
  afterCommit(() => reply.redirect('/cart', 303));
  return replied;
});
