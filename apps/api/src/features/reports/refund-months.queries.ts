import type { RateAmount } from '@sitewright/commerce/orders';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import type { ReportMonth } from './report-months.ts';
import { monthRows } from './sales-months.queries.ts';

/** What was returned for an order, as money or to gift cards. Amounts in minor units. */
export interface RefundRow {
  readonly month: string;
  readonly currency: string;
  /** The refund failed after it had succeeded: its amounts are negative. */
  readonly isReversal: boolean;
  readonly amountCents: number;
  readonly taxes: readonly RateAmount[];
}

const reverse = ({ amountCents, taxes, ...row }: RefundRow): RefundRow => ({
  ...row,
  amountCents: -amountCents,
  taxes: taxes.map(({ taxCents, ...rate }) => ({ ...rate, taxCents: -taxCents })),
});

/**
 * The refunds of the months in which they were settled. Their amounts include what gift cards got back. One that failed
 * later stays in its month, which may be closed, and is taken back in the month in which it failed.
 */
export async function listRefundMonths(
  tenant: Tenant,
  months: readonly ReportMonth[],
): Promise<RefundRow[]> {
  const { websiteId } = tenant;
  const { rows } = await sql<RefundRow>`
    select month.month, orders.currency, refunds.amount_cents, refunds.taxes, entry.is_reversal
    from refunds
    join orders on orders.website_id = refunds.website_id and orders.order_id = refunds.order_id
    cross join lateral (values (refunds.settled_at, false), (refunds.reversed_at, true)) as entry (booked_at, is_reversal)
    join ${monthRows(months)} on entry.booked_at >= month.starts_at and entry.booked_at < month.ends_at
    where refunds.website_id = ${websiteId} and refunds.amount_cents > 0
      and (refunds.state = 'succeeded' or refunds.reversed_at is not null)
  `.execute(tenant);
  return rows.map((row) => (row.isReversal ? reverse(row) : row));
}
