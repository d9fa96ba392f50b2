import { sql, type RawBuilder } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import type { ReportMonth } from './report-months.ts';

/** The months as rows: `month.month`, `month.starts_at` and `month.ends_at`. */
export const monthRows = (months: readonly ReportMonth[]): RawBuilder<unknown> => sql`
  jsonb_to_recordset(${JSON.stringify(
    months.map(({ month, startsAt, endsAt }) => ({ month, starts_at: startsAt, ends_at: endsAt })),
  )}::jsonb) as month (month text, starts_at timestamptz, ends_at timestamptz)`;

/**
 * The paid orders of the months, as `sale`. An order is a sale of the month in which its money arrived, so that a past
 * month never changes: an invoice that is paid later is a sale of that month.
 */
export const sales = (websiteId: string, months: readonly ReportMonth[]) => sql`
  select month.month, orders.*
  from orders
  cross join lateral (
    select coalesce(min(attempt.settled_at), orders.created_at) as paid_at
    from payment_attempts as attempt
    where attempt.website_id = ${websiteId} and attempt.order_id = orders.order_id and attempt.state = 'captured'
  ) as payment
  join ${monthRows(months)} on payment.paid_at >= month.starts_at and payment.paid_at < month.ends_at
  where orders.website_id = ${websiteId} and orders.payment_state = 'paid'`;

/** The sales of a month in one currency. Amounts in minor units. */
export interface SalesRow {
  readonly month: string;
  readonly currency: string;
  readonly orderCount: number;
  readonly subtotalCents: number;
  readonly giftCardSalesCents: number;
  readonly discountCents: number;
  /** Tax that prices contain and businesses did not pay, of the lines. */
  readonly reverseChargeCents: number;
  readonly shippingCents: number;
  /** What was never captured, without tax that is added to prices. */
  readonly uncapturedCents: number;
  readonly taxCents: number;
  readonly addedTaxCents: number;
  readonly totalCents: number;
}

export async function listSalesMonths(
  tenant: Tenant,
  months: readonly ReportMonth[],
): Promise<SalesRow[]> {
  const { websiteId } = tenant;
  const { rows } = await sql<SalesRow>`
    select sale.month, sale.currency, count(1)::int as order_count, sum(sale.subtotal_cents)::bigint as subtotal_cents,
      sum((
        select coalesce(sum(line.unit_price_cents * line.quantity), 0) from order_lines as line
        where line.website_id = ${websiteId} and line.order_id = sale.order_id and line.gift_card is not null
      ))::bigint as gift_card_sales_cents,
      sum(sale.discount_cents)::bigint as discount_cents, sum(sale.reverse_charge_cents)::bigint as reverse_charge_cents,
      sum(sale.shipping_cost_cents)::bigint as shipping_cents,
      sum(sale.uncaptured_cents - case when sale.tax_included then 0 else uncaptured.tax_cents end)::bigint
        as uncaptured_cents,
      sum(sale.tax_cents - uncaptured.tax_cents)::bigint as tax_cents,
      sum(case when sale.tax_included then 0 else sale.tax_cents - uncaptured.tax_cents end)::bigint as added_tax_cents,
      sum(sale.grand_total_cents - sale.uncaptured_cents)::bigint as total_cents
    from (${sales(websiteId, months)}) as sale
    cross join lateral (
      select coalesce(sum((tax ->> 'taxCents')::bigint), 0) as tax_cents
      from jsonb_array_elements(sale.uncaptured_taxes) as tax
    ) as uncaptured
    group by sale.month, sale.currency
  `.execute(tenant);
  return rows;
}

/** The tax of a month at one rate. Amounts in minor units. */
export interface SalesTaxRow {
  readonly month: string;
  readonly currency: string;
  readonly name: string;
  readonly ratePercent: number | null;
  readonly baseCents: number;
  readonly taxCents: number;
}

/**
 * By rate, from the price breakdowns of the orders. The base is what was taxed: lines and shipping without their tax. What
 * was not captured is taken off, as rows of its own.
 */
export async function listSalesTaxes(
  tenant: Tenant,
  months: readonly ReportMonth[],
): Promise<SalesTaxRow[]> {
  const { websiteId } = tenant;
  const { rows } = await sql<SalesTaxRow>`
    select sale.month, sale.currency, coalesce(step.tax ->> 'detail', '') as name,
      (step.tax ->> 'ratePercent')::float8 as rate_percent,
      sum((step.tax ->> 'amountCents')::bigint)::bigint as tax_cents,
      sum(base.line_cents + case
        when (step.tax ->> 'amountCents')::bigint > base.line_tax_cents
          then sale.shipping_cost_cents - case when sale.tax_included then sale.shipping_tax_cents else 0 end
        else 0
      end)::bigint as base_cents
    from (${sales(websiteId, months)}) as sale
    cross join jsonb_array_elements(sale.trace) as step (tax)
    cross join lateral (
      select coalesce(sum(line.total_cents - line.tax_cents), 0) as line_cents,
        coalesce(sum((step.tax -> 'lines' ->> line.entry_id)::bigint), 0) as line_tax_cents
      from order_lines as line
      where line.website_id = ${websiteId} and line.order_id = sale.order_id
        and step.tax -> 'lines' ? line.entry_id::text
    ) as base
    where step.tax ->> 'rule' in ('tax', 'taxIncluded') and (step.tax ->> 'amountCents')::bigint > 0
    group by 1, 2, 3, 4
    union all
    select sale.month, sale.currency, tax ->> 'name', (tax ->> 'ratePercent')::float8,
      -sum((tax ->> 'taxCents')::bigint)::bigint, -coalesce(sum((tax ->> 'netCents')::bigint), 0)::bigint
    from (${sales(websiteId, months)}) as sale
    cross join jsonb_array_elements(sale.uncaptured_taxes) as tax
    group by 1, 2, 3, 4
  `.execute(tenant);
  return rows;
}
