import type { Refund } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

interface StoredRefund {
  readonly orderId: string;
  readonly refundId: string;
  readonly createdAt: Date;
  readonly state: Refund['state'];
  readonly method: Refund['method'];
  readonly amountCents: number;
  readonly giftCardCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly lines: Refund['lines'] | null;
}

/** The refunds of orders, oldest first, by order. */
export async function listRefunds(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Refund[]>> {
  const { rows } = await sql<StoredRefund>`
    select refunds.order_id, refunds.refund_id, refunds.created_at, refunds.state, refunds.method,
      refunds.amount_cents, refunds.gift_card_cents, refunds.shipping_cents, refunds.tax_cents, (
        select jsonb_agg(
          jsonb_build_object('lineId', part.line_id, 'quantity', part.quantity, 'amountCents', part.amount_cents)
          order by part.line_id
        )
        from refund_lines as part
        where part.website_id = ${tenant.websiteId} and part.refund_id = refunds.refund_id
      ) as lines
    from refunds
    where refunds.website_id = ${tenant.websiteId} and refunds.order_id = any(${[...orderIds]}::text[])
    order by refunds.created_at, refunds.refund_id
  `.execute(tenant);
  const byOrder = new Map<string, Refund[]>();
  for (const { orderId, refundId, createdAt, lines, ...row } of rows) {
    const refunds = byOrder.get(orderId) ?? [];
    byOrder.set(orderId, refunds);
    refunds.push({ ...row, id: refundId, at: createdAt.toISOString(), lines: lines ?? [] });
  }
  return byOrder;
}
