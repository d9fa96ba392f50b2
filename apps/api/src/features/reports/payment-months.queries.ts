import type { PaymentMethod } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import type { ReportMonth } from './report-months.ts';
import { sales } from './sales-months.queries.ts';

/** What was paid with one method in a month. Amounts in minor units. */
export interface PaymentRow {
  readonly month: string;
  readonly currency: string;
  readonly method: PaymentMethod;
  readonly orderCount: number;
  readonly paidCents: number;
}

export async function listPaymentMonths(
  tenant: Tenant,
  months: readonly ReportMonth[],
): Promise<PaymentRow[]> {
  const { websiteId } = tenant;
  const { rows } = await sql<PaymentRow>`
    select sale.month, sale.currency, attempt.provider as method, count(1)::int as order_count,
      sum(coalesce(attempt.capture_cents, attempt.amount_cents))::bigint as paid_cents
    from (${sales(websiteId, months)}) as sale
    join payment_attempts as attempt on attempt.website_id = ${websiteId} and attempt.order_id = sale.order_id
      and attempt.state = 'captured' and attempt.amount_cents > 0
    group by 1, 2, 3
  `.execute(tenant);
  return rows;
}
