import { readCart } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { visitorReads } from '../../platform/routing/visitor-access.ts';
import { readVisitorCart } from './visitor-cart.ts';

export const readCartRoute = tenantRoute(
  readCart,
  visitorReads(),
  async ({ tenant, request, services, now }) => ({
    cart: await readVisitorCart(tenant, request, services, now),
  }),
);
