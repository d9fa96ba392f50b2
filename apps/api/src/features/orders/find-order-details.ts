import type { OrderDetails } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { findBuyer } from './customer-orders.queries.ts';
import { findOrder } from './find-orders.queries.ts';
import { listOrderMails } from './order-mails.queries.ts';
import { readOrderPayment } from './order-payment.queries.ts';
import { readBuyerNotes } from './orders.queries.ts';

/** An order with everything that its shop sees. */
export async function findOrderDetails(
  tenant: Tenant,
  orderId: string,
  providers: readonly PaymentProvider[],
): Promise<OrderDetails | null> {
  const [order, customer, notes, payment, mails] = await Promise.all([
    findOrder(tenant, { orderId }),
    findBuyer(tenant, orderId),
    readBuyerNotes(tenant, orderId),
    readOrderPayment(tenant, orderId, providers),
    listOrderMails(tenant, orderId),
  ]);
  return order === null ? null : { ...order, customer, ...notes, payment, mails };
}
