import type { Tenant } from '../../platform/database/index.ts';

/** An order that falls gives back the uses of its coupons. */
export async function deleteCouponUses(tenant: Tenant, orderId: string): Promise<void> {
  await tenant.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute();
}
