import { emailKey } from '@sitewright/contracts/addresses';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import type { ErasedCustomer } from './erase-orders.queries.ts';

/**
 * Erases a customer as the recipient of gift cards that others buy. Orders keep the card and its amount. Mails about these
 * orders lose the recipient. An open cart loses the entry: without a recipient it cannot be bought. The name of the sender is not the customer's and stays.
 */
export async function eraseRecipient(tenant: Tenant, { emails }: ErasedCustomer): Promise<void> {
  const { websiteId } = tenant;
  const keys = [...new Set(emails.map(emailKey))];
  const isRecipient = sql`lower(gift_card ->> 'recipientEmail') = any(${keys}::text[])`;
  const isRecipientOf = (line: string) =>
    sql`lower(${sql.ref(line)} -> 'giftCard' ->> 'recipientEmail') = any(${keys}::text[])`;
  const erased = sql`gift_card || '{"recipientName": "", "recipientEmail": "", "message": ""}'::jsonb`;
  await sql`
    update order_lines set gift_card = ${erased}
    where website_id = ${websiteId} and gift_card is not null and ${isRecipient}
  `.execute(tenant);
  await sql`
    update outbox
    set payload = jsonb_set(payload, '{view,order,lines}', (
      select jsonb_agg(case when ${isRecipientOf('line')} then line - 'giftCard' else line end order by position)
      from jsonb_array_elements(payload -> 'view' -> 'order' -> 'lines') with ordinality as lines (line, position)
    ))
    where website_id = ${websiteId} and kind = 'mail' and cause like 'order.%' and exists (
      select from jsonb_array_elements(payload -> 'view' -> 'order' -> 'lines') as line
      where ${isRecipientOf('line')}
    )
  `.execute(tenant);
  await sql`
    delete from cart_entries
    where website_id = ${websiteId} and gift_card is not null and ${isRecipient} and cart_id in (
      select cart_id from carts where website_id = ${websiteId} and order_id is null
    )
  `.execute(tenant);
  await sql`
    update cart_entries set gift_card = ${erased}
    where website_id = ${websiteId} and gift_card is not null and ${isRecipient}
  `.execute(tenant);
  await sql`
    update gift_cards set recipient_name = '', recipient_email = '', message = ''
    where website_id = ${websiteId} and lower(recipient_email) = any(${keys}::text[])
  `.execute(tenant);
}
