import type { Tenant } from '../../platform/database/index.ts';

/**
 * Deletes carts that were created before a time and never became an order, with their entries; returns their number.
 * They hold no stock: orders do, and a cart with an order stays. A cart that is being purchased is skipped.
 */
export async function deleteAbandonedCarts(
  tenant: Tenant,
  before: Date,
  limit: number,
): Promise<number> {
  const rows = await tenant
    .deleteFrom('carts')
    .where('cartId', 'in', (select) =>
      select
        .selectFrom('carts')
        .where('websiteId', '=', tenant.websiteId)
        .where('orderId', 'is', null)
        .where('createdAt', '<', before)
        .select('cartId')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('cartId')
    .execute();
  return rows.length;
}
