import { changeDiscounts } from '@sitewright/contracts/api';
import { maxAutomaticDiscounts } from '@sitewright/contracts/entities';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { automaticLimitError } from './check-discount.ts';
import { changeDiscountRows, countAutomatic, countAutomaticAmong } from './discounts.queries.ts';

/** Ids that are not of this website, or deleted, are ignored; the response says how many changed. */
export const changeDiscountsRoute = tenantRoute(
  changeDiscounts,
  ownerWrites('discounts.write'),
  async ({ tenant, body: { discountIds, action }, now }) => {
    if (action === 'activate') {
      const others = await countAutomatic(tenant, discountIds);
      const among = await countAutomaticAmong(tenant, discountIds);
      if (among > 0 && others + among > maxAutomaticDiscounts) return automaticLimitError;
    }
    const change = action === 'delete' ? { deletedAt: now } : { isActive: action === 'activate' };
    return { changed: await changeDiscountRows(tenant, discountIds, change) };
  },
);
