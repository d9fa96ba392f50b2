import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/**
 * Deletes the gift cards of the demo. One that a real order used stays: that order was paid with it, and its balance is
 * still owed. It stays with its value, as a card that was issued by hand.
 */
export async function deleteDemoGiftCards(tenant: Tenant): Promise<void> {
  const { websiteId } = tenant;
  const { rows } = await sql<{ readonly giftCardId: string; readonly isUsed: boolean }>`
    select cards.gift_card_id, exists (
      select from gift_card_entries as entries
      join orders on orders.website_id = ${websiteId} and orders.order_id = entries.order_id
      where entries.website_id = ${websiteId} and entries.gift_card_id = cards.gift_card_id and not orders.is_demo
    ) as is_used
    from gift_cards as cards
    where cards.website_id = ${websiteId} and (cards.is_demo or exists (
      select from orders
      where orders.website_id = ${websiteId} and orders.order_id = cards.order_id and orders.is_demo
    ))
    order by cards.gift_card_id
  `.execute(tenant);
  const used = rows.filter(({ isUsed }) => isUsed).map(({ giftCardId }) => giftCardId);
  await sql`select keep_gift_card_entries(${used}::text[])`.execute(tenant);
  await sql`
    update gift_cards set is_demo = false, order_id = null, line_id = null, piece = null
    where website_id = ${websiteId} and gift_card_id = any(${used}::text[])
  `.execute(tenant);
  const unused = rows.filter(({ isUsed }) => !isUsed).map(({ giftCardId }) => giftCardId);
  await sql`
    delete from outbox
    where website_id = ${websiteId} and cause like 'giftcard.%' and split_part(cause, '.', 2) = any(${unused}::text[])
  `.execute(tenant);
  await sql`
    delete from gift_cards where website_id = ${websiteId} and gift_card_id = any(${unused}::text[])
  `.execute(tenant);
}
