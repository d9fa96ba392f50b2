import { emailKey } from '@sitewright/contracts/addresses';
import { eraseCustomer } from '@sitewright/contracts/api';
import { err } from '@sitewright/contracts/errors';
import { tenantRoute } from '../../platform/routing/define-route.ts';
import { ownerWrites } from '../../platform/routing/owner-access.ts';
import { insertOrderEvent } from '../orders/public.ts';
import { eraseOrders, hasOpenOrders, lockOrdersOf } from './erase-orders.queries.ts';
import { erasePurchaseTraces } from './erase-purchase-traces.queries.ts';
import { eraseRecipient } from './erase-recipients.queries.ts';
import { eraseTraces } from './erase-traces.queries.ts';

/**
 * Erases a customer in one transaction. Orders keep what tax and accounting laws require; everything that names the
 * customer is replaced or deleted, and the customer is no longer listed.
 */
export const eraseCustomerRoute = tenantRoute(
  eraseCustomer,
  ownerWrites('customers.erase'),
  async ({
    tenant,
    actor,
    params: { customerId },
    body,
    websiteId,
    services,
    now,
    afterCommit,
  }) => {
    const orders = await lockOrdersOf(tenant, customerId);
    const [newest] = orders;
    if (newest === undefined || actor.kind !== 'account') return err('notFound');
    if (emailKey(body.email) !== emailKey(newest.email))
      return err('invalidRequest', {
        errors: { email: 'This is not the email address of the customer.' },
      });
    if (await hasOpenOrders(tenant, customerId, emailKey(newest.email), now))
      return err('ordersOpen');
    const erased = { customerId, emails: orders.map(({ email }) => email) };
    const orderIds = orders.map(({ orderId }) => orderId);
    await erasePurchaseTraces(tenant, orderIds, now);
    await eraseTraces(tenant, erased, orderIds);
    await eraseOrders(tenant, erased, orderIds, now);
    await eraseRecipient(tenant, erased);
    for (const orderId of orderIds) {
      const text = `${actor.displayName} erased the personal data of the customer.`;
      const event = { eventId: services.createId(), orderId, kind: 'customerErased', text };
      await insertOrderEvent(tenant, event, now);
    }
    // Reviews are part of pages.
    afterCommit(() => services.revisions.forget(websiteId));
    return { orders: orderIds.length };
  },
);
