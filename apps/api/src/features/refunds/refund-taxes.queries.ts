import {
  refundedTaxes,
  type RateAmount,
  type RefundPlan,
  type TaxedRefund,
} from '@sitewright/commerce/orders';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

interface StoredOrder extends Pick<
  TaxedRefund,
  | 'trace'
  | 'taxCents'
  | 'grandTotalCents'
  | 'earlierShippingCents'
  | 'shippingTotalCents'
  | 'shippingTaxCents'
  | 'returnedCents'
  | 'returnedTaxes'
> {
  readonly isSale: boolean;
  readonly lines: readonly {
    readonly lineId: string;
    readonly traceId: string;
    readonly refundedTaxCents: number;
  }[];
}

async function findTaxedOrder(tenant: Tenant, orderId: string): Promise<StoredOrder | null> {
  const { websiteId } = tenant;
  const { rows } = await sql<StoredOrder>`
    select orders.trace, orders.tax_cents, orders.grand_total_cents, orders.payment_state = 'paid' as is_sale,
      orders.refunded_shipping_cents as earlier_shipping_cents,
      orders.grand_total_cents - line.total_cents as shipping_total_cents,
      orders.tax_cents - line.tax_cents as shipping_tax_cents, line.lines,
      orders.uncaptured_cents + earlier.returned_cents as returned_cents,
      orders.uncaptured_taxes || earlier.returned_taxes as returned_taxes
    from orders
    cross join lateral (
      select coalesce(sum(total_cents), 0)::bigint as total_cents, coalesce(sum(tax_cents), 0)::bigint as tax_cents,
        coalesce(jsonb_agg(jsonb_build_object(
          'lineId', line_id, 'traceId', entry_id, 'refundedTaxCents', refunded_tax_cents
        )), '[]') as lines
      from order_lines
      where order_lines.website_id = ${websiteId} and order_lines.order_id = ${orderId}
    ) as line
    cross join lateral (
      select coalesce(sum(refunds.amount_cents), 0)::bigint as returned_cents, coalesce((
        select jsonb_agg(tax)
        from refunds as taxed
        cross join jsonb_array_elements(taxed.taxes) as tax
        where taxed.website_id = ${websiteId} and taxed.order_id = ${orderId} and taxed.state <> 'failed'
      ), '[]') as returned_taxes
      from refunds
      where refunds.website_id = ${websiteId} and refunds.order_id = ${orderId} and refunds.state <> 'failed'
    ) as earlier
    where orders.website_id = ${websiteId} and orders.order_id = ${orderId}
  `.execute(tenant);
  return rows[0] ?? null;
}

/**
 * The tax that a refund returns, by rate, before the refund is written. Money that arrived after its order was canceled
 * was no sale, so it contains no tax.
 */
export async function taxesOfRefund(
  tenant: Tenant,
  orderId: string,
  plan: RefundPlan,
): Promise<RateAmount[]> {
  const order = await findTaxedOrder(tenant, orderId);
  if (order === null || !order.isSale) return [];
  const byId = new Map(order.lines.map((line) => [line.lineId, line]));
  return refundedTaxes({
    ...order,
    ...plan,
    lines: plan.lines.map(({ lineId, taxCents }) => ({
      traceId: byId.get(lineId)?.traceId ?? '',
      taxCents,
      earlierTaxCents: byId.get(lineId)?.refundedTaxCents ?? 0,
    })),
  });
}
