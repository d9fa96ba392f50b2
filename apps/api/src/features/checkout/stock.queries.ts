import type { Tenant } from '../../platform/database/index.ts';

/** Pieces of a variant. */
export interface Pieces {
  readonly variantId: string;
  readonly quantity: number;
}

/** What an order holds of limited stock, as its movements say. */
export async function heldPieces(tenant: Tenant, orderId: string): Promise<Pieces[]> {
  const rows = await tenant
    .selectFrom('stock_movements')
    .where('order_id', '=', orderId)
    .groupBy('variant_id')
    .select(['variant_id', (select) => select.fn.sum<number>('quantity').as('moved')])
    .execute();
  return rows
    .map((row) => ({ variantId: row.variant_id, quantity: -row.moved }))
    .filter(({ quantity }) => quantity > 0);
}

/** Gives pieces back to stock, in the order of ids in which every writer locks them. */
export async function returnStock(tenant: Tenant, pieces: readonly Pieces[]): Promise<void> {
  const inOrder = pieces.toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1));
  for (const { variantId, quantity } of inOrder) {
    await tenant
      .updateTable('variants')
      .set((update) => ({ qty_in_stock: update('qty_in_stock', '+', quantity) }))
      .where('variant_id', '=', variantId)
      .execute();
  }
}
