import { writeDiscount } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { findDiscountLimitError, orCodeTaken } from './check-discount.ts';
import { findDiscount, lockDiscountRevision, updateDiscount } from './discounts.queries.ts';

export const writeDiscountRoute = tenantRoute(
  writeDiscount,
  ownerWrites('discounts.write'),
  async ({ tenant, params: { discountId }, body: { draft, revision }, now }) => {
    const stored = await lockDiscountRevision(tenant, discountId);
    if (stored === null) return err('notFound');
    if (stored !== revision) return err('conflict');
    const error =
      (await findDiscountLimitError(tenant, draft, discountId)) ??
      (await orCodeTaken(updateDiscount(tenant, discountId, draft)));
    return error ?? (await findDiscount(tenant, discountId, now)) ?? err('notFound');
  },
);
