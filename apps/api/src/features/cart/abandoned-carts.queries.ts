import type { Tenant } from '../../platform/database/index.ts';

/**
 * Removes carts that were begun before a time and never became an order, with what lies in them, and answers how many.
 * They hold no stock: an order does, and a cart that has one stays. One that is being bought at this moment is left alone.
 */
export async function deleteAbandonedCarts(
  tenant: Tenant,
  before: Date,
  limit: number,
): Promise<number> {
  const rows = await tenant
    .deleteFrom('carts')
    .where('cart_id', 'in', (select) =>
      select
        .selectFrom('carts')
        .where('website_id', '=', tenant.websiteId)
        .where('order_id', 'is', null)
        .where('created_at', '<', before)
        .select('cart_id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning('cart_id')
    .execute();
  return rows.length;
}
