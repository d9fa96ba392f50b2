import type { Tenant } from '../../../platform/database/index.ts';

/** Stock that an order holds. */
export interface HeldStock {
  readonly orderId: string;
  readonly variantId: string;
  readonly quantity: number;
}

/** Lists the stock that orders hold, calculated from their stock movements. */
export async function listHeldStock(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<HeldStock[]> {
  const rows = await tenant
    .selectFrom('stockMovements')
    .where('orderId', 'in', [...orderIds])
    .groupBy(['orderId', 'variantId'])
    .select(['orderId', 'variantId', (select) => select.fn.sum<number>('quantity').as('moved')])
    .execute();
  return rows
    .map((row) => ({
      orderId: row.orderId ?? '',
      variantId: row.variantId,
      quantity: -row.moved,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/** Returns stock to the variants, in the order of their ids: every writer of stock locks them in this order. */
export async function returnStock(tenant: Tenant, stock: readonly HeldStock[]): Promise<void> {
  const inOrder = stock.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1));
  for (const { variantId, quantity } of inOrder) {
    await tenant
      .updateTable('variants')
      .set((update) => ({ qtyInStock: update('qtyInStock', '+', quantity) }))
      .where('variantId', '=', variantId)
      .execute();
  }
}
