import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** The demo orders of the website, as a subquery. */
const demoOrders = (websiteId: string) =>
  sql`select order_id from orders where website_id = ${websiteId} and is_demo`;

/**
 * Locks what a removal changes, in the order in which other transactions lock it: payments and orders, carts, gift cards,
 * products, variants. The rows of a table are locked in the order of their ids, and carts in that of their tokens.
 */
export async function lockDemoData(tenant: Tenant): Promise<void> {
  const { websiteId } = tenant;
  await sql`
    select from payment_attempts
    where website_id = ${websiteId} and order_id in (${demoOrders(websiteId)})
    order by attempt_id for update
  `.execute(tenant);
  await sql`
    select from orders where website_id = ${websiteId} and is_demo order by order_id for update
  `.execute(tenant);
  await sql`
    select from carts
    where website_id = ${websiteId} and (is_demo or order_id in (${demoOrders(websiteId)}))
    order by token_hash for update
  `.execute(tenant);
  await sql`
    select from gift_cards
    where website_id = ${websiteId} and (is_demo or order_id in (${demoOrders(websiteId)}))
    order by gift_card_id for update
  `.execute(tenant);
  await sql`
    select from products
    where website_id = ${websiteId} and item_id in (
      select item_id from order_lines where website_id = ${websiteId} and order_id in (${demoOrders(websiteId)})
    )
    order by item_id for update
  `.execute(tenant);
  await sql`
    select from variants
    where website_id = ${websiteId} and variant_id in (
      select variant_id from stock_movements
      where website_id = ${websiteId} and order_id in (${demoOrders(websiteId)})
    )
    order by variant_id for update
  `.execute(tenant);
}

/** The products with reviews of demo orders. */
export async function listReviewedProducts(tenant: Tenant): Promise<string[]> {
  const { websiteId } = tenant;
  const { rows } = await sql<{ readonly itemId: string }>`
    select distinct reviews.item_id
    from reviews
    join review_requests as requests
      on requests.website_id = ${websiteId} and requests.request_id = reviews.request_id
    where reviews.website_id = ${websiteId} and requests.order_id in (${demoOrders(websiteId)})
  `.execute(tenant);
  return rows.map(({ itemId }) => itemId);
}

/** Gives back the stock that demo orders hold, with their part of the ledger. Returns the variants. */
export async function returnDemoStock(tenant: Tenant): Promise<string[]> {
  const { rows } = await sql<{ readonly variantId: string }>`
    with moved as materialized (select variant_id, quantity from delete_demo_movements())
    update variants set qty_in_stock = variants.qty_in_stock - moved.quantity
    from moved
    where variants.website_id = ${tenant.websiteId} and variants.variant_id = moved.variant_id
    returning variants.variant_id
  `.execute(tenant);
  return rows.map(({ variantId }) => variantId);
}

/** Deletes the carts of the demo and of its orders. A real cart that got the content of one is kept. */
export async function deleteDemoCarts(tenant: Tenant): Promise<void> {
  const { websiteId } = tenant;
  const { rows } = await sql<{ readonly cartId: string }>`
    delete from carts
    where website_id = ${websiteId} and (is_demo or order_id in (${demoOrders(websiteId)}))
    returning cart_id
  `.execute(tenant);
  const ids = rows.map(({ cartId }) => cartId);
  await sql`
    update carts set recovers_cart_id = null
    where website_id = ${websiteId} and recovers_cart_id = any(${ids}::text[])
  `.execute(tenant);
  await sql`
    delete from outbox
    where website_id = ${websiteId} and cause like 'cart.recovery.%' and split_part(cause, '.', 3) = any(${ids}::text[])
  `.execute(tenant);
}

/** Deletes the demo orders with what refers to them; their mails and the records of test cards do so without a key. */
export async function deleteDemoOrders(tenant: Tenant): Promise<void> {
  const { websiteId } = tenant;
  for (const table of ['test_card_refunds', 'test_card_attempts'])
    await sql`
      delete from ${sql.table(table)}
      where website_id = ${websiteId} and attempt_id in (
        select attempt_id from payment_attempts
        where website_id = ${websiteId} and order_id in (${demoOrders(websiteId)})
      )
    `.execute(tenant);
  await sql`
    delete from outbox
    where website_id = ${websiteId} and cause like 'order.%' and split_part(cause, '.', 3) in (${demoOrders(websiteId)})
  `.execute(tenant);
  await sql`delete from orders where website_id = ${websiteId} and is_demo`.execute(tenant);
  // The next demo begins with its first document again.
  await tenant.deleteFrom('invoiceNumbers').where('isDemo', '=', true).execute();
}
