import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** The ledger of gift cards, and the orders that they pay and are bought with. */
export const giftCardInvariants: readonly Invariant[] = [
  {
    name: 'giftCardBalances',
    rule: 'The balance of a gift card is the sum of its entries, after each of them, and never below zero.',
    breaches: sql`
      select cards.gift_card_id as subject,
        'balance ' || cards.balance_cents || ', entries ' || coalesce(sum(entries.amount_cents), 0) as detail
      from gift_cards as cards
      left join gift_card_entries as entries
        on entries.website_id = cards.website_id and entries.gift_card_id = cards.gift_card_id
      where cards.website_id = app_website_id()
      group by cards.website_id, cards.gift_card_id
      having cards.balance_cents <> coalesce(sum(entries.amount_cents), 0)
      union all
      select gift_card_id, 'entry ' || position || ' has the balance ' || balance_cents
      from (
        select gift_card_id, position, balance_cents,
          sum(amount_cents) over (partition by gift_card_id order by position) as running
        from gift_card_entries
        where website_id = app_website_id()
      ) as entries
      where balance_cents <> running or running < 0
    `,
  },
  {
    name: 'giftCardPayments',
    rule: 'What gift cards pay of an order is taken from them, and given back when the payment fails or is voided.',
    breaches: sql`
      select orders.order_id as subject,
        orders.state || ', gift cards ' || orders.gift_card_cents || ', taken ' || coalesce(-sum(entries.amount_cents), 0) as detail
      from orders
      left join gift_card_entries as entries
        on entries.website_id = orders.website_id and entries.order_id = orders.order_id
        and entries.kind in ('redeemed', 'released')
      where orders.website_id = app_website_id()
      group by orders.website_id, orders.order_id
      having coalesce(-sum(entries.amount_cents), 0)
        <> case when orders.payment_state in ('failed', 'voided') then 0 else orders.gift_card_cents end
    `,
  },
  {
    name: 'giftCardRefunds',
    rule: 'Gift cards got back their part of each refund that succeeded, and an order counts those that did not fail.',
    breaches: sql`
      select orders.order_id as subject,
        'credited ' || money.credited || ', refunded ' || money.refunded || ', counted ' || orders.refunded_gift_card_cents
          || ' of ' || money.counted as detail
      from orders
      join lateral (
        select
          (
            select coalesce(sum(amount_cents), 0) from gift_card_entries as entries
            where entries.website_id = orders.website_id and entries.order_id = orders.order_id
              and entries.kind = 'refunded'
          ) as credited,
          coalesce(sum(gift_card_cents) filter (where refunds.state = 'succeeded'), 0) as refunded,
          coalesce(sum(gift_card_cents) filter (where refunds.state <> 'failed'), 0) as counted
        from refunds
        where refunds.website_id = orders.website_id and refunds.order_id = orders.order_id
      ) as money on true
      where orders.website_id = app_website_id()
        and (money.credited <> money.refunded or money.counted <> orders.refunded_gift_card_cents)
    `,
  },
  {
    name: 'issuedGiftCards',
    rule: 'Each piece of a gift card that was paid is issued once, and no other.',
    breaches: sql`
      select lines.line_id as subject, lines.quantity || ' sold, ' || count(cards.gift_card_id) || ' issued' as detail
      from order_lines as lines
      join orders on orders.website_id = lines.website_id and orders.order_id = lines.order_id
      left join gift_cards as cards on cards.website_id = lines.website_id and cards.line_id = lines.line_id
      where lines.website_id = app_website_id() and lines.gift_card is not null
      group by lines.website_id, lines.line_id, orders.payment_state
      having count(cards.gift_card_id) <>
        case when orders.payment_state = 'paid' then lines.quantity else 0 end
    `,
  },
];
