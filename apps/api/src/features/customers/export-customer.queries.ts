import { paymentMethodNames } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { findOrders } from '../orders/public.ts';
import { exportPurchases } from './export-purchases.queries.ts';

type ExportedRow = Record<string, unknown>;

/** All orders of a customer, with their lines, addresses, notes and amounts, also those whose payment failed. */
async function exportOrders(tenant: Tenant, customerId: string): Promise<ExportedRow[]> {
  const rows = await tenant
    .selectFrom('orders')
    .where('customerId', '=', customerId)
    .orderBy('orderId')
    .select(['orderId', 'note', 'answers', 'termsAcceptedAt'])
    .execute();
  const orders = await findOrders(
    tenant,
    rows.map(({ orderId }) => orderId),
  );
  return rows.map(({ orderId, ...typed }) => {
    const order = orders.get(orderId);
    const method = order?.paymentMethod;
    const paidBy = method === undefined ? {} : { paymentMethod: paymentMethodNames[method] };
    return { ...order, ...paidBy, ...typed };
  });
}

/** What the store has about a customer beside the profile. Secrets, such as the codes of gift cards, are not part of it. */
export async function exportRows(
  tenant: Tenant,
  customerId: string,
): Promise<{
  readonly orders: ExportedRow[];
  readonly giftCards: ExportedRow[];
  readonly carts: ExportedRow[];
  readonly mails: ExportedRow[];
  readonly reviews: ExportedRow[];
  readonly downloads: ExportedRow[];
}> {
  const { websiteId } = tenant;
  const emails = sql`(
    select lower(email) from orders where website_id = ${websiteId} and customer_id = ${customerId}
  )`;
  const [orders, giftCards, carts, mails, purchases] = await Promise.all([
    exportOrders(tenant, customerId),
    sql<ExportedRow>`
      select currency, initial_cents, balance_cents, recipient_name, recipient_email, sender_name, message, deliver_at
      from gift_cards
      where website_id = ${websiteId} and (lower(recipient_email) in ${emails} or order_id in (
        select order_id from orders where website_id = ${websiteId} and customer_id = ${customerId}
      ))
      order by gift_card_id
    `.execute(tenant),
    sql<ExportedRow>`
      select cart.created_at, cart.updated_at, cart.buyer_email, cart.shipping_location,
        cart.marketing_accepted_at, cart.recovery_mailed_at, (
        select coalesce(jsonb_agg(jsonb_build_object('sku', variants.sku, 'quantity', entry.quantity, 'answers', entry.answers)), '[]')
        from cart_entries as entry
        join variants on variants.website_id = entry.website_id and variants.variant_id = entry.variant_id
        where entry.website_id = cart.website_id and entry.cart_id = cart.cart_id
      ) as entries
      from carts as cart
      where cart.website_id = ${websiteId} and cart.customer_id = ${customerId} and cart.order_id is null
      order by cart.cart_id
    `.execute(tenant),
    sql<ExportedRow>`
      select created_at, state, payload ->> 'to' as to, payload -> 'rendered' ->> 'subject' as subject,
        payload -> 'rendered' ->> 'text' as text
      from outbox
      where website_id = ${websiteId} and kind = 'mail' and lower(payload ->> 'to') in ${emails}
      order by outbox_id
    `.execute(tenant),
    exportPurchases(tenant, customerId),
  ]);
  return {
    orders,
    giftCards: giftCards.rows,
    carts: carts.rows,
    mails: mails.rows,
    ...purchases,
  };
}
