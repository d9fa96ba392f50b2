import { refundedTaxes, type RefundedTax, type TaxedRefund } from '@sitewright/commerce/orders';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import type { ReportMonth } from './report-months.ts';
import { monthRows } from './sales-months.queries.ts';

/** What was returned for an order, as money or to gift cards. Amounts in minor units. */
export interface RefundRow {
  readonly month: string;
  readonly currency: string;
  readonly amountCents: number;
  readonly taxes: readonly RefundedTax[];
}

type StoredRefund = Omit<RefundRow, 'taxes'> & TaxedRefund;

/** The refunds of the months in which they were settled. Their amounts include what gift cards got back. */
export async function listRefundMonths(
  tenant: Tenant,
  months: readonly ReportMonth[],
): Promise<RefundRow[]> {
  const { websiteId } = tenant;
  const { rows } = await sql<StoredRefund>`
    select month.month, orders.currency, refunds.amount_cents, refunds.shipping_cents, orders.trace,
      orders.shipping_tax_cents,
      (orders.grand_total_cents - (
        select coalesce(sum(line.total_cents), 0) from order_lines as line
        where line.website_id = ${websiteId} and line.order_id = orders.order_id
      ))::bigint as shipping_total_cents,
      (
        select coalesce(sum(earlier.shipping_cents), 0) from refunds as earlier
        where earlier.website_id = ${websiteId} and earlier.order_id = orders.order_id and earlier.state = 'succeeded'
          and (earlier.settled_at, earlier.refund_id) < (refunds.settled_at, refunds.refund_id)
      )::bigint as earlier_shipping_cents,
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          'traceId', line.entry_id, 'taxCents', part.tax_cents, 'earlierTaxCents', (
            select coalesce(sum(other.tax_cents), 0)
            from refund_lines as other
            join refunds as earlier
              on earlier.website_id = other.website_id and earlier.refund_id = other.refund_id
            where other.website_id = ${websiteId} and other.line_id = part.line_id and earlier.state = 'succeeded'
              and (earlier.settled_at, earlier.refund_id) < (refunds.settled_at, refunds.refund_id)
          )
        )), '[]')
        from refund_lines as part
        join order_lines as line on line.website_id = part.website_id and line.line_id = part.line_id
        where part.website_id = ${websiteId} and part.refund_id = refunds.refund_id
      ) as lines
    from refunds
    join orders on orders.website_id = refunds.website_id and orders.order_id = refunds.order_id
    join ${monthRows(months)} on refunds.settled_at >= month.starts_at and refunds.settled_at < month.ends_at
    where refunds.website_id = ${websiteId} and refunds.state = 'succeeded' and refunds.amount_cents > 0
  `.execute(tenant);
  return rows.map(({ month, currency, amountCents, ...refund }) => ({
    month,
    currency,
    amountCents,
    taxes: refundedTaxes(refund),
  }));
}
