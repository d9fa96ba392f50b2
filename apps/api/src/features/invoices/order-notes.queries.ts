import type { Tenant } from '../../platform/database/index.ts';

/** The notes of buyers, by order. */
export async function readOrderNotes(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tenant
    .selectFrom('orders')
    .where((where) => where('orderId', '=', where.fn.any(where.val([...orderIds]))))
    .select(['orderId', 'note'])
    .execute();
  return new Map(rows.map(({ orderId, note }) => [orderId, note]));
}
