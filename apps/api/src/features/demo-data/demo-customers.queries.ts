import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/**
 * Deletes what the shop added to customers of the demo. Someone who really ordered with the address of one is a customer
 * of the shop, and loses the notes of the demo only.
 */
export async function deleteDemoCustomers(tenant: Tenant): Promise<void> {
  const { websiteId } = tenant;
  const real = sql`
    select customer_id from orders
    where website_id = ${websiteId} and not is_demo and customer_id is not null`;
  const { rows } = await sql<{ readonly customerId: string }>`
    select customer_id from (
      select customer_id from orders where website_id = ${websiteId} and is_demo
      union
      select customer_id from carts where website_id = ${websiteId} and is_demo
      union
      select customer_id from customers where website_id = ${websiteId} and is_demo
    ) as demo
    where customer_id is not null and customer_id not in (${real})
  `.execute(tenant);
  const ids = rows.map(({ customerId }) => customerId);
  for (const table of ['marketing_consents', 'customer_notes', 'customers'])
    await sql`
      delete from ${sql.table(table)}
      where website_id = ${websiteId} and customer_id = any(${ids}::text[])
    `.execute(tenant);
  await tenant.deleteFrom('customerNotes').where('isDemo', '=', true).execute();
  await tenant.updateTable('customers').set({ isDemo: false }).where('isDemo', '=', true).execute();
}
