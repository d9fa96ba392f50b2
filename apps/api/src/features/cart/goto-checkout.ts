import { gotoCheckout } from '@sitewright/contracts/api';
import { languageOf } from '../../platform/routing/language-of.ts';
import { tenantRoute, replied } from '../../platform/routing/define-route.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';
import { findUnanswered } from './entry-answers.ts';
import { listEntries } from './offered.queries.ts';
import { findVisitorCart } from './visitor-cart.ts';

/** ROUTE-02: redirects to the checkout of an open cart; to the cart page without one, or if its details are missing. */
export const gotoCheckoutRoute = tenantRoute(
  gotoCheckout,
  visitorReads(),
  async ({ tenant, request, reply, services, now }) => {
    const cart = await findVisitorCart(tenant, request, services);
    const isOpen =
      cart?.orderId === null &&
      findUnanswered(await listEntries(tenant, cart.cartId, now), languageOf(request)) === null;
    reply.redirect(isOpen ? '/checkout' : '/cart', 303);
    return replied;
  },
);
