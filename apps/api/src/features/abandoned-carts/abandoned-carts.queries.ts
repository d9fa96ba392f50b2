import type { AbandonedCartView } from '@sitewright/contracts/api';
import { deliverableEmail } from '@sitewright/contracts/addresses';
import type { AbandonedCart, CartRecovery, RecoveryState } from '@sitewright/contracts/entities';
import { sql, type RawBuilder } from 'kysely';
import { containsPattern } from '../../platform/database/contains-pattern.ts';
import type { Tenant } from '../../platform/database/index.ts';
import { readableEmail } from '../../platform/mail/readable-email.ts';
import { hasObjected, hasOrdered, joinConsent, mayMail } from './recovery-state.ts';

const hourMs = 3_600_000;

/** Which carts are listed. */
export interface AbandonedCartFilter {
  readonly view?: AbandonedCartView | undefined;
  readonly search?: string | undefined;
  readonly recovery: CartRecovery;
  readonly now: Date;
}

/** Carts without an order after the hours of the settings, and those that became an order after a mail. */
function abandonedCarts(
  { websiteId }: Tenant,
  { recovery, now }: AbandonedCartFilter,
): RawBuilder<unknown> {
  return sql`
    select cart.cart_id, cart.buyer_email, cart.updated_at, cart.recovery_mailed_at, content.quantity, content.titles,
      content.value_cents, websites.currency, coalesce(cart.order_id, restored.order_id) as order_id,
      case
        when coalesce(cart.order_id, restored.order_id) is not null then 'recovered'
        when cart.recovery_mailed_at is not null then 'mailed'
        when ${hasObjected} then 'unsubscribed'
        when not ${mayMail(recovery)} then 'noConsent'
        else 'waiting'
      end as state
    from carts as cart
    join websites on websites.website_id = cart.website_id
    ${joinConsent(websiteId)}
    left join lateral (
      select max(other.order_id) as order_id from carts as other
      where other.website_id = ${websiteId} and other.recovers_cart_id = cart.cart_id
    ) as restored on true
    cross join lateral (
      select sum(entry.quantity)::int as quantity, (array_agg(
        items.title || coalesce(', ' || (
          select string_agg(typed ->> 'value', ', ') from jsonb_array_elements(variants.option_values) as typed
        ), '') order by entry.entry_id
      ))[1:3] as titles,
        sum(entry.quantity * case when variants.on_sale then variants.sale_price_cents else variants.price_cents end)::bigint
          as value_cents
      from cart_entries as entry
      join variants on variants.website_id = entry.website_id and variants.variant_id = entry.variant_id
      join items on items.website_id = variants.website_id and items.item_id = variants.item_id
      where entry.website_id = ${websiteId} and entry.cart_id = cart.cart_id
    ) as content
    where cart.website_id = ${websiteId} and cart.customer_id is not null and cart.recovers_cart_id is null
      and content.quantity > 0
      and (
        cart.recovery_mailed_at is not null
        or cart.updated_at <= ${new Date(now.getTime() - recovery.hours * hourMs)} and not ${hasOrdered(websiteId)}
      )`;
}

const views: Readonly<Record<AbandonedCartView, RawBuilder<boolean>>> = {
  open: sql`abandoned.state in ('waiting', 'noConsent', 'unsubscribed')`,
  mailed: sql`abandoned.state = 'mailed'`,
  recovered: sql`abandoned.state = 'recovered'`,
};

function conditionOf({ view, search = '' }: AbandonedCartFilter): RawBuilder<unknown> {
  const conditions = [
    view === undefined ? sql`true` : views[view],
    ...(search === ''
      ? []
      : [
          sql`(
            abandoned.buyer_email ilike ${containsPattern(search)}
            or abandoned.buyer_email ilike ${containsPattern(deliverableEmail(search))}
          )`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}

interface StoredRow {
  readonly cartId: string;
  readonly buyerEmail: string;
  readonly updatedAt: Date;
  readonly recoveryMailedAt: Date | null;
  readonly quantity: number;
  readonly titles: readonly string[];
  readonly valueCents: number;
  readonly currency: string;
  readonly orderId: string | null;
  readonly state: RecoveryState;
}

/** Latest first. */
export async function listAbandonedCartRows(
  tenant: Tenant,
  filter: AbandonedCartFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<AbandonedCart[]> {
  const { rows } = await sql<StoredRow>`
    select abandoned.* from (${abandonedCarts(tenant, filter)}) as abandoned
    where ${conditionOf(filter)}
    order by abandoned.updated_at desc, abandoned.cart_id
    limit ${page.limit} offset ${page.offset}
  `.execute(tenant);
  return rows.map((row) => ({
    id: row.cartId,
    email: readableEmail(row.buyerEmail),
    abandonedAt: row.updatedAt.toISOString(),
    quantity: row.quantity,
    titles: [...row.titles],
    valueCents: row.valueCents,
    currency: row.currency,
    state: row.state,
    mailedAt: row.recoveryMailedAt?.toISOString() ?? null,
    orderId: row.orderId,
  }));
}

export async function countAbandonedCarts(
  tenant: Tenant,
  filter: AbandonedCartFilter,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(1)::int as count from (${abandonedCarts(tenant, filter)}) as abandoned where ${conditionOf(filter)}
  `.execute(tenant);
  return rows[0]?.count ?? 0;
}
