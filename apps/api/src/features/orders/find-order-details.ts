import type { OrderDetails } from '@sitewright/contracts/entities';
import type { Tenant } from '../../platform/database/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import { findOrder } from './find-orders.queries.ts';
import { listOrderMails } from './order-mails.queries.ts';
import { readOrderPayment } from './order-payment.queries.ts';
import { readOrderNote } from './orders.queries.ts';

/** An order with everything that its shop sees. */
export async function findOrderDetails(
  tenant: Tenant,
  orderId: string,
  providers: readonly PaymentProvider[],
): Promise<OrderDetails | null> {
  const [order, note, payment, mails] = await Promise.all([
    findOrder(tenant, { orderId }),
    readOrderNote(tenant, orderId),
    readOrderPayment(tenant, orderId, providers),
    listOrderMails(tenant, orderId),
  ]);
  return order === null ? null : { ...order, note, payment, mails };
}
