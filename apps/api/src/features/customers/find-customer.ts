import type { CustomerDetails } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import { listOrdersOfCustomer } from '../orders/public.ts';
import { listConsents } from './consents.queries.ts';
import { listNotes } from './customer-notes.queries.ts';
import { findCustomerSummary, listSpent } from './customers.queries.ts';

/** The maximum number of orders in a profile. */
const maxOrders = 100;

/** A customer with orders, notes and consents; null without an order. */
export async function findCustomer(
  tenant: Tenant,
  customerId: string,
): Promise<CustomerDetails | null> {
  const [summary, spent, orders, notes, consents] = await Promise.all([
    findCustomerSummary(tenant, customerId),
    listSpent(tenant, customerId),
    listOrdersOfCustomer(tenant, customerId, maxOrders),
    listNotes(tenant, customerId),
    listConsents(tenant, customerId),
  ]);
  return summary === null ? null : { ...summary, spent, orders, notes, consents };
}
