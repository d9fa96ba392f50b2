import { changePayments } from '@sitewright/contracts/api';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { writePayments } from '../cart/public.ts';
import { readPayments } from './list-payments.ts';

export const changePaymentsRoute = tenantRoute(
  changePayments,
  ownerWrites('payments.connect'),
  async ({ trx, websiteId, body, services }) => {
    await writePayments(trx, body.offered);
    return readPayments(trx, websiteId, services);
  },
);
