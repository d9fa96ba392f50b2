import type { DemoData } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** How much of a website is demo data. Attempts whose payment failed are no orders, and have no customer. */
export async function countDemoData(tenant: Tenant): Promise<DemoData> {
  const { websiteId } = tenant;
  const { rows } = await sql<DemoData>`
    with demo as materialized (
      select order_id, customer_id, payment_state from orders where website_id = ${websiteId} and is_demo
    )
    select
      (select count(1)::int from demo where payment_state <> 'failed') as orders,
      (select count(distinct customer_id)::int from demo where payment_state <> 'failed') as customers,
      (
        select count(1)::int from reviews
        join review_requests as requests
          on requests.website_id = ${websiteId} and requests.request_id = reviews.request_id
        join demo on demo.order_id = requests.order_id
        where reviews.website_id = ${websiteId}
      ) as reviews,
      (
        select count(1)::int from gift_cards
        where website_id = ${websiteId} and (is_demo or order_id in (select order_id from demo))
      ) as gift_cards,
      (
        select count(1)::int from carts where website_id = ${websiteId} and is_demo and order_id is null
      ) as abandoned_carts
  `.execute(tenant);
  const [row] = rows;
  if (row === undefined) throw new Error('The query of the demo data returned no row.');
  return row;
}
