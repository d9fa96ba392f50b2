import { readDemoData } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads } from '../../platform/routing/owner-access.ts';
import { countDemoData } from './demo-data.queries.ts';

export const readDemoDataRoute = tenantRoute(
  readDemoData,
  ownerReads('orders.read'),
  ({ tenant }) => countDemoData(tenant),
);
