import { readDiscount } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { findDiscount } from './discounts.queries.ts';

export const readDiscountRoute = tenantRoute(
  readDiscount,
  ownerReads('discounts.write'),
  async ({ tenant, params: { discountId }, now }) =>
    (await findDiscount(tenant, discountId, now)) ?? err('notFound'),
);
