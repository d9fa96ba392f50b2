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
