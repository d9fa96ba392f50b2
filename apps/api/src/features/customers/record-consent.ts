import { recordConsent } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { insertConsent } from './consents.queries.ts';
import { findCustomerSummary } from './customers.queries.ts';
import { findCustomer } from './find-customer.ts';

/** Records a consent that a customer gave to the shop. A repeated request changes nothing. */
export const recordConsentRoute = tenantRoute(
  recordConsent,
  ownerWrites('orders.fulfil'),
  async ({ tenant, actor, params: { customerId }, body: { isGiven }, services, now }) => {
    if (actor.kind !== 'account' || (await findCustomerSummary(tenant, customerId)) === null)
      return err('notFound');
    const consent = { consentId: services.createId(), customerId, isGiven };
    await insertConsent(tenant, { ...consent, source: 'owner', author: actor.displayName }, now);
    return (await findCustomer(tenant, customerId)) ?? err('notFound');
  },
);
