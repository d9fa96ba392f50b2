import { listDiscountTargets } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { listTargets } from './discounts.queries.ts';

export const listDiscountTargetsRoute = tenantRoute(
  listDiscountTargets,
  ownerReads('discounts.write'),
  ({ tenant }) => listTargets(tenant),
);
