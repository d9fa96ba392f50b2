import { gotoCheckout } from '@sitewright/contracts/api';
import { tenantRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';
import { findVisitorCart } from './visitor-cart.ts';

/** ROUTE-02: redirects to the checkout of an open cart; without one, to the cart page. */
export const gotoCheckoutRoute = tenantRoute(
  gotoCheckout,
  visitorReads(),
  async ({ tenant, request, reply, services }) => {
    const cart = await findVisitorCart(tenant, request, services);
    reply.redirect(cart?.orderId === null ? '/checkout' : '/cart', 303);
    return replied;
  },
);
