import { sql } from 'kysely';
import { textKeyRows, type Tenant } from '../../../platform/database/index.ts';

/**
 * Deletes the entries of purchased carts that are not part of the order, because they were no longer for sale. The cart
 * then contains exactly what was bought, and orders are verified against it. Carts without an order stay unchanged.
 */
export async function deleteUnboughtEntries(
  tenant: Tenant,
  cartIds: readonly string[],
): Promise<void> {
  await sql`
    delete from cart_entries
    using ${textKeyRows(cartIds)}, carts
    where cart_entries.website_id = ${tenant.websiteId} and cart_entries.cart_id = requested.key
      and carts.website_id = ${tenant.websiteId} and carts.cart_id = requested.key and carts.order_id is not null
      and not exists (
        select from order_lines
        where order_lines.website_id = ${tenant.websiteId} and order_lines.order_id = carts.order_id
          and order_lines.entry_id = cart_entries.entry_id
      )
  `.execute(tenant);
}
