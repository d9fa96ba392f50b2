import type { CustomerSort, CustomerView } from '@sitewright/contracts/api';
import { deliverableEmail } from '@sitewright/contracts/addresses';
import type { CustomerSummary } from '@sitewright/contracts/entities';
import { sql, type RawBuilder } from 'kysely';
import { containsPattern } from '../../platform/database/contains-pattern.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { readableEmail } from '../../platform/mail/readable-email.ts';
import { isPlacedOrder } from '../orders/public.ts';
import { latestConsents } from './consents.queries.ts';

/** Which customers are listed, and in which order. */
export interface CustomerFilter {
  readonly view?: CustomerView | undefined;
  readonly search?: string | undefined;
}

/** What an order brought: what was paid for it, less what was returned as money or to gift cards. */
const earnedCents = (websiteId: string) => sql`
  case when orders.payment_state = 'paid' then orders.grand_total_cents - orders.uncaptured_cents
    - coalesce((
      select sum(refunds.amount_cents) from refunds
      where refunds.website_id = ${websiteId} and refunds.order_id = orders.order_id and refunds.state = 'succeeded'
    ), 0)
  else 0 end`;

const nameIn = (address: RawBuilder<unknown>) =>
  sql`nullif(trim(concat_ws(' ', ${address} ->> 'firstName', ${address} ->> 'lastName')), '')`;

/**
 * All customers of the website, or one. Orders whose payment failed do not count, but those who have no others are listed
 * too: the shop has their data, which they can ask for and have erased.
 */
function customers(tenant: Tenant, customerId?: string): RawBuilder<unknown> {
  const { websiteId } = tenant;
  const name = nameIn(sql`coalesce(orders.shipping_address, orders.billing_address)`);
  return sql`
    select grouped.customer_id, grouped.email, coalesce(grouped.name, '') as name, grouped.order_count,
      grouped.first_order_at, grouped.last_order_at, grouped.spent_cents, grouped.currency,
      coalesce(customers.tags, '{}') as tags, coalesce(consent.is_given, false) as accepts_marketing
    from (
      select orders.customer_id, (count(1) filter (where ${isPlacedOrder}))::int as order_count,
        coalesce(min(orders.created_at) filter (where ${isPlacedOrder}), min(orders.created_at)) as first_order_at,
        coalesce(max(orders.created_at) filter (where ${isPlacedOrder}), max(orders.created_at)) as last_order_at,
        max(websites.currency) as currency,
        (array_agg(orders.email order by orders.order_id desc))[1] as email,
        (array_agg(${name} order by orders.order_id desc) filter (where ${name} is not null))[1] as name,
        coalesce(
          sum(${earnedCents(websiteId)}) filter (where orders.currency = websites.currency and ${isPlacedOrder}), 0
        )::bigint as spent_cents
      from orders
      join websites on websites.website_id = orders.website_id
      where orders.website_id = ${websiteId} and orders.customer_id is not null
        ${customerId === undefined ? sql`` : sql`and orders.customer_id = ${customerId}`}
      group by orders.customer_id
    ) as grouped
    left join customers
      on customers.website_id = ${websiteId} and customers.customer_id = grouped.customer_id
    left join (${latestConsents(websiteId, customerId)}) as consent
      on consent.customer_id = grouped.customer_id`;
}

const views: Readonly<Record<CustomerView, RawBuilder<boolean>>> = {
  returning: sql`customer.order_count > 1`,
  subscribed: sql`customer.accepts_marketing`,
  notSubscribed: sql`not customer.accepts_marketing`,
};

const sorts: Readonly<Record<CustomerSort, RawBuilder<unknown>>> = {
  recent: sql`customer.last_order_at desc`,
  spent: sql`customer.spent_cents desc`,
  orders: sql`customer.order_count desc`,
  name: sql`lower(coalesce(nullif(customer.name, ''), customer.email))`,
};

/** Name, email address or tag. */
function matches(search: string): RawBuilder<boolean> {
  const pattern = containsPattern(search);
  const email = containsPattern(deliverableEmail(search));
  return sql`(
    customer.name ilike ${pattern} or customer.email ilike ${pattern} or customer.email ilike ${email}
    or exists (select from unnest(customer.tags) as tag where tag ilike ${pattern})
  )`;
}

function conditionOf({ view, search = '' }: CustomerFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(view === undefined ? [] : [views[view]]),
    ...(search === '' ? [] : [matches(search)]),
  ];
  return sql.join(conditions, sql` and `);
}

interface CustomerRow {
  readonly customerId: string;
  readonly email: string;
  readonly name: string;
  readonly orderCount: number;
  readonly firstOrderAt: Date;
  readonly lastOrderAt: Date;
  readonly spentCents: number;
  readonly currency: string;
  readonly tags: readonly string[];
  readonly acceptsMarketing: boolean;
}

const toSummary = (row: CustomerRow): CustomerSummary => ({
  id: row.customerId,
  email: readableEmail(row.email),
  name: row.name,
  tags: [...row.tags],
  orderCount: row.orderCount,
  spentCents: row.spentCents,
  currency: row.currency,
  firstOrderAt: row.firstOrderAt.toISOString(),
  lastOrderAt: row.lastOrderAt.toISOString(),
  acceptsMarketing: row.acceptsMarketing,
});

export async function listCustomerRows(
  tenant: Tenant,
  filter: CustomerFilter,
  page: { readonly sort: CustomerSort; readonly offset: number; readonly limit: number },
): Promise<CustomerSummary[]> {
  const { rows } = await sql<CustomerRow>`
    select customer.* from (${customers(tenant)}) as customer
    where ${conditionOf(filter)}
    order by ${sorts[page.sort]}, customer.customer_id
    limit ${page.limit} offset ${page.offset}
  `.execute(tenant);
  return rows.map(toSummary);
}

export async function countCustomers(tenant: Tenant, filter: CustomerFilter): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(1)::int as count from (${customers(tenant)}) as customer where ${conditionOf(filter)}
  `.execute(tenant);
  return rows[0]?.count ?? 0;
}

/** One customer; null without an order. */
export async function findCustomerSummary(
  tenant: Tenant,
  customerId: string,
): Promise<CustomerSummary | null> {
  const { rows } = await sql<CustomerRow>`${customers(tenant, customerId)}`.execute(tenant);
  const [row] = rows;
  return row === undefined ? null : toSummary(row);
}

/** What a customer paid and did not get back, by currency. */
export async function listSpent(
  tenant: Tenant,
  customerId: string,
): Promise<{ readonly currency: string; readonly cents: number }[]> {
  const { rows } = await sql<{ readonly currency: string; readonly cents: number }>`
    select orders.currency, sum(${earnedCents(tenant.websiteId)})::bigint as cents
    from orders
    where orders.website_id = ${tenant.websiteId} and orders.customer_id = ${customerId} and ${isPlacedOrder}
    group by orders.currency
    order by orders.currency
  `.execute(tenant);
  return rows;
}
