import { uncapturedTaxes } from '@sitewright/commerce/invoices';
import type { Order } from '@sitewright/contracts/entities';
import type { Tenant } from '../../../platform/database/index.ts';

/**
 * Records what was authorized of a locked order and never captured, with the tax in it: the order keeps its amounts, and
 * the sale is what was captured. Returns the order with it.
 */
export async function recordUncaptured(
  tenant: Tenant,
  order: Order,
  uncapturedCents: number,
): Promise<Order> {
  if (uncapturedCents === 0) return order;
  const taxes = uncapturedTaxes(order, uncapturedCents);
  await tenant
    .updateTable('orders')
    .set({ uncapturedCents, uncapturedTaxes: JSON.stringify(taxes) })
    .where('orderId', '=', order.id)
    .execute();
  return { ...order, uncapturedCents };
}
