import { emailKey } from '@sitewright/contracts/addresses';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import type { ErasedCustomer } from './erase-orders.queries.ts';

/**
 * Erases a customer beside the orders: carts, mails, gift cards, what the shop noted, and consents. A withdrawal of the
 * consent stays, without the address, so that the objection outlasts the erasure. So does the mail of a gift card that
 * its recipient has not got yet.
 */
export async function eraseTraces(
  tenant: Tenant,
  { customerId, emails }: ErasedCustomer,
  orderIds: readonly string[],
): Promise<void> {
  const { websiteId } = tenant;
  const ids = sql`any(${[...orderIds]}::text[])`;
  const keys = [...new Set(emails.map(emailKey))];
  await sql`
    delete from carts where website_id = ${websiteId} and customer_id = ${customerId} and order_id is null
  `.execute(tenant);
  await sql`
    update cart_entries
    set gift_card = gift_card || '{"recipientName": "", "recipientEmail": "", "senderName": "", "message": ""}'::jsonb
    where website_id = ${websiteId} and gift_card is not null and cart_id in (
      select cart_id from orders where website_id = ${websiteId} and order_id = ${ids}
    )
  `.execute(tenant);
  await sql`
    update carts
    set buyer_email = null, shipping_location = null, vat_number = null, marketing_accepted_at = null
    where website_id = ${websiteId} and (customer_id = ${customerId} or order_id = ${ids})
  `.execute(tenant);
  await sql`
    delete from outbox
    where website_id = ${websiteId} and kind = 'mail' and (
      lower(payload ->> 'to') = any(${keys}::text[])
      or cause like 'order.%' and split_part(cause, '.', 3) = ${ids}
      or cause like 'giftcard.%' and state <> 'waiting' and split_part(cause, '.', 2) in (
        select gift_card_id from gift_cards where website_id = ${websiteId} and order_id = ${ids}
      )
    )
  `.execute(tenant);
  await sql`
    update gift_cards set sender_name = '', message = '' where website_id = ${websiteId} and order_id = ${ids}
  `.execute(tenant);
  await sql`
    update discounts
    set customers = (
      select coalesce(array_agg(customer), '{}') from unnest(customers) as customer where customer <> all(${keys}::text[])
    )
    where website_id = ${websiteId} and customers && ${keys}::text[]
  `.execute(tenant);
  await tenant.deleteFrom('customers').where('customerId', '=', customerId).execute();
  await tenant.deleteFrom('customerNotes').where('customerId', '=', customerId).execute();
  await tenant
    .deleteFrom('marketingConsents')
    .where('customerId', '=', customerId)
    .where('isGiven', '=', true)
    .execute();
}
