import type { Tenant } from '../../../platform/database/index.ts';

/** Releases the coupons that canceled orders used. */
export async function deleteCouponUses(tenant: Tenant, orderIds: readonly string[]): Promise<void> {
  await tenant
    .deleteFrom('coupon_uses')
    .where('order_id', 'in', [...orderIds])
    .execute();
}
