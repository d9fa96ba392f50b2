import type { RateAmount } from '@sitewright/commerce/orders';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import type { ReportMonth } from './report-months.ts';
import { monthRows } from './sales-months.queries.ts';

/** What was returned for an order, as money or to gift cards. Amounts in minor units. */
export interface RefundRow {
  readonly month: string;
  readonly currency: string;
  readonly amountCents: number;
  readonly taxes: readonly RateAmount[];
}

/** The refunds of the months in which they were settled. Their amounts include what gift cards got back. */
export async function listRefundMonths(
  tenant: Tenant,
  months: readonly ReportMonth[],
): Promise<RefundRow[]> {
  const { websiteId } = tenant;
  const { rows } = await sql<RefundRow>`
    select month.month, orders.currency, refunds.amount_cents, refunds.taxes
    from refunds
    join orders on orders.website_id = refunds.website_id and orders.order_id = refunds.order_id
    join ${monthRows(months)} on refunds.settled_at >= month.starts_at and refunds.settled_at < month.ends_at
    where refunds.website_id = ${websiteId} and refunds.state = 'succeeded' and refunds.amount_cents > 0
  `.execute(tenant);
  return rows;
}
