import { gotoCheckout } from '@sitewright/contracts/api';
import { tenantRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';
import { findVisitorCart } from './visitor-cart.ts';

/** ROUTE-02: an open cart continues to its checkout; without one there is nothing to buy. */
export const gotoCheckoutRoute = tenantRoute(
  gotoCheckout,
  visitorReads(),
  async ({ tenant, request, reply, services }) => {
    const cart = await findVisitorCart(tenant, request, services);
    reply.redirect(cart?.orderId === null ? '/checkout' : '/cart', 303);
    return replied;
  },
);
