import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** Records that a customer wants no more review requests; also if that is recorded already. */
export async function insertOptOut(tenant: Tenant, customerId: string, now: Date): Promise<void> {
  await tenant
    .insertInto('reviewOptOuts')
    .values({ customerId, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The address of a customer as far as it is known, and whether they opted out. */
export async function findOptOut(
  tenant: Tenant,
  customerId: string,
): Promise<{ readonly email: string; readonly isStopped: boolean }> {
  const { websiteId } = tenant;
  const { rows } = await sql<{ readonly email: string | null; readonly isStopped: boolean }>`
    select
      (select email from orders where website_id = ${websiteId} and customer_id = ${customerId} limit 1) as email,
      exists (
        select from review_opt_outs where website_id = ${websiteId} and customer_id = ${customerId}
      ) as is_stopped
  `.execute(tenant);
  return { email: rows[0]?.email ?? '', isStopped: rows[0]?.isStopped === true };
}

/** Deletes those of these mails that request reviews of customers who have opted out since. */
export async function withdrawReviewRequests(
  tenant: Tenant,
  outboxIds: readonly string[],
): Promise<void> {
  const { websiteId } = tenant;
  await sql`
    delete from outbox
    where website_id = ${websiteId} and outbox_id = any(${[...outboxIds]}::text[])
      and state = 'waiting' and cause like 'order.review.%'
      and exists (
        select from orders
        join review_opt_outs as stopped
          on stopped.website_id = orders.website_id and stopped.customer_id = orders.customer_id
        where orders.website_id = ${websiteId} and orders.order_id = split_part(outbox.cause, '.', 3)
      )
  `.execute(tenant);
}
