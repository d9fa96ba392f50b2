import type { Tenant } from '../../platform/database/index.ts';

/**
 * Deletes at most `limit` carts that were created before `before` and never became an order, with their entries.
 * Returns their number. No stock is released, because only orders hold stock. Skips carts that are being purchased.
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
