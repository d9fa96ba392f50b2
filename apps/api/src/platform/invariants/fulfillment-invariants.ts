import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** What was sent of orders. */
export const fulfillmentInvariants: readonly Invariant[] = [
  {
    name: 'fulfilledPieces',
    rule: 'The fulfilled pieces of an order line are those of its fulfillments, and never more than were ordered.',
    breaches: sql`
      select line.line_id as subject,
        'ordered ' || line.quantity || ', fulfilled ' || line.fulfilled_quantity || ', sent '
          || coalesce(sum(part.quantity), 0) as detail
      from order_lines as line
      left join (
        select part.website_id, part.line_id, part.quantity
        from fulfillment_lines as part
        join fulfillments as sent
          on sent.website_id = part.website_id and sent.fulfillment_id = part.fulfillment_id
        where part.website_id = app_website_id() and sent.undone_at is null
      ) as part on part.website_id = line.website_id and part.line_id = line.line_id
      where line.website_id = app_website_id()
      group by line.website_id, line.line_id
      having line.fulfilled_quantity <> coalesce(sum(part.quantity), 0)
        or line.fulfilled_quantity not between 0 and line.quantity
    `,
  },
  {
    name: 'derivedStates',
    rule: 'The fulfillment state of an order follows from its lines, and its state from that.',
    breaches: sql`
      select orders.order_id as subject,
        orders.state || ', ' || orders.fulfillment_state || ', sent ' || line.fulfilled || ' of ' || line.ordered as detail
      from orders
      join (
        select order_id, sum(quantity) as ordered, sum(fulfilled_quantity) as fulfilled,
          sum(greatest(0, quantity - refunded_quantity - fulfilled_quantity)) as open
        from order_lines
        where website_id = app_website_id()
        group by order_id
      ) as line on line.order_id = orders.order_id
      where orders.website_id = app_website_id() and (
        orders.fulfillment_state <> case
          when line.fulfilled = 0 then 'unfulfilled'
          when line.open = 0 then 'fulfilled'
          else 'partlyFulfilled' end
        or orders.state <> 'cancelled' and (orders.state = 'fulfilled') <> (orders.fulfillment_state = 'fulfilled')
      )
    `,
  },
  {
    name: 'deliveredLines',
    rule: 'A line of a paid order that has its files or gift cards is fulfilled or refunded, unless the order is canceled.',
    breaches: sql`
      select line.line_id as subject,
        'ordered ' || line.quantity || ', fulfilled ' || line.fulfilled_quantity || ', refunded '
          || line.refunded_quantity as detail
      from order_lines as line
      join orders on orders.website_id = line.website_id and orders.order_id = line.order_id
      where line.website_id = app_website_id() and orders.payment_state = 'paid' and orders.state <> 'cancelled'
        and line.quantity > line.fulfilled_quantity + line.refunded_quantity
        and (
          exists (
            select from order_downloads as download
            where download.website_id = line.website_id and download.line_id = line.line_id
          )
          or exists (
            select from gift_cards as card
            where card.website_id = line.website_id and card.line_id = line.line_id
          )
        )
    `,
  },
  {
    name: 'onlineFulfillments',
    rule: 'What was delivered online are files and gift cards of a paid order.',
    breaches: sql`
      select sent.fulfillment_id as subject, orders.payment_state || ', line ' || part.line_id as detail
      from fulfillments as sent
      join fulfillment_lines as part
        on part.website_id = sent.website_id and part.fulfillment_id = sent.fulfillment_id
      join orders on orders.website_id = sent.website_id and orders.order_id = sent.order_id
      where sent.website_id = app_website_id() and sent.is_online
        and (
          orders.payment_state <> 'paid'
          or not exists (
            select from order_downloads as download
            where download.website_id = part.website_id and download.line_id = part.line_id
          )
          and not exists (
            select from gift_cards as card
            where card.website_id = part.website_id and card.line_id = part.line_id
          )
        )
    `,
  },
  {
    name: 'shippingMails',
    rule: 'A shipping mail is about a fulfillment of its order.',
    breaches: sql`
      select outbox.cause as subject, 'no such fulfillment' as detail
      from outbox
      where outbox.website_id = app_website_id() and outbox.cause like 'order.shipping.%'
        and split_part(outbox.cause, '.', 4) <> 'again'
        and not exists (
          select from fulfillments as sent
          where sent.website_id = outbox.website_id and sent.order_id = split_part(outbox.cause, '.', 3)
            and sent.fulfillment_id = split_part(outbox.cause, '.', 4)
        )
    `,
  },
];
