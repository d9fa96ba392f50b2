import { readCartRecovery, writeCartRecovery } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerReads, ownerWrites } from '../../platform/routing/owner-access.ts';
import {
  readCartRecovery as readSettings,
  writeCartRecovery as writeSettings,
} from './cart-recovery.queries.ts';

export const readCartRecoveryRoute = tenantRoute(
  readCartRecovery,
  ownerReads('orders.read'),
  ({ tenant }) => readSettings(tenant),
);

export const writeCartRecoveryRoute = tenantRoute(
  writeCartRecovery,
  ownerWrites('settings.write'),
  async ({ tenant, body }) => {
    await writeSettings(tenant, body);
    return body;
  },
);
