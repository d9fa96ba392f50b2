import { createDiscount } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findDiscountLimitError, orCodeTaken } from './check-discount.ts';
import { findDiscount, insertDiscount } from './discounts.queries.ts';

export const createDiscountRoute = tenantRoute(
  createDiscount,
  ownerWrites('discounts.write'),
  async ({ tenant, body: draft, services, now }) => {
    const discountId = services.createId();
    const error =
      (await findDiscountLimitError(tenant, draft)) ??
      (await orCodeTaken(insertDiscount(tenant, discountId, draft, now)));
    return error ?? (await findDiscount(tenant, discountId, now)) ?? err('notFound');
  },
);
