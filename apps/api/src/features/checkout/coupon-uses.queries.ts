import type { TenantTransaction } from '../../platform/database/index.ts';

/** An order that falls gives back the uses of its coupons. */
export async function deleteCouponUses(
  trx: TenantTransaction,
  websiteId: string,
  orderId: string,
): Promise<void> {
  await trx
    .deleteFrom('coupon_uses')
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .execute();
}
