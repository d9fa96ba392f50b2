import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** I3, I4, I6, I7 and I8: orders and their money. */
export const orderInvariants: readonly Invariant[] = [
  {
    name: 'orderTotal',
    rule: 'The total of an order is its lines less discounts and reverse charge, plus shipping, plus tax where prices exclude it.',
    breaches: sql`
      select orders.order_id as subject,
        'total ' || orders.grand_total_cents || ', lines ' || coalesce(sum(lines.unit_price_cents * lines.quantity), 0) as detail
      from orders
      left join order_lines as lines
        on lines.website_id = orders.website_id and lines.order_id = orders.order_id
      where orders.website_id = app_website_id()
      group by orders.website_id, orders.order_id
      having orders.subtotal_cents <> coalesce(sum(lines.unit_price_cents * lines.quantity), 0)
        or orders.grand_total_cents <> orders.subtotal_cents - orders.discount_cents - orders.reverse_charge_cents
          + orders.shipping_cost_cents
          + case when orders.tax_included then 0 else orders.tax_cents end
    `,
  },
  {
    name: 'lineAmounts',
    rule: 'The lines of an order share its discount, its reverse charge and its tax to the last cent, and no line is below zero.',
    breaches: sql`
      select orders.order_id as subject,
        'line discounts ' || coalesce(sum(lines.discount_cents), 0) || ' of ' || orders.discount_cents
          || ', line taxes ' || coalesce(sum(lines.tax_cents), 0) || ' of ' || orders.tax_cents as detail
      from orders
      left join order_lines as lines
        on lines.website_id = orders.website_id and lines.order_id = orders.order_id
      where orders.website_id = app_website_id()
      group by orders.website_id, orders.order_id
      having coalesce(sum(lines.discount_cents), 0) <> orders.discount_cents
        or coalesce(sum(lines.reverse_charge_cents), 0) <> orders.reverse_charge_cents
        or coalesce(sum(lines.tax_cents), 0) + orders.shipping_tax_cents <> orders.tax_cents
        or bool_or(lines.total_cents < 0)
    `,
  },
  {
    name: 'linesOfCart',
    rule: 'An order whose payment did not fail has a line for each entry of the cart that was bought, and no other.',
    breaches: sql`
      select coalesce(line.order_id, entry.order_id) as subject,
        'variant ' || coalesce(line.variant_id, entry.variant_id) || ', in the cart ' || coalesce(entry.quantity, 0)
          || ', ordered ' || coalesce(line.quantity, 0) as detail
      from (
        select orders.order_id, lines.variant_id, sum(lines.quantity) as quantity
        from orders
        join order_lines as lines
          on lines.website_id = orders.website_id and lines.order_id = orders.order_id
        where orders.website_id = app_website_id() and orders.payment_state <> 'failed' and lines.entry_id is not null
        group by orders.order_id, lines.variant_id
      ) as line
      full join (
        select carts.order_id, entries.variant_id, sum(entries.quantity) as quantity
        from carts
        join cart_entries as entries
          on entries.website_id = carts.website_id and entries.cart_id = carts.cart_id
        where carts.website_id = app_website_id() and exists (
          select from order_lines as lines
          where lines.website_id = carts.website_id and lines.order_id = carts.order_id
            and lines.entry_id is not null
        )
        group by carts.order_id, entries.variant_id
      ) as entry on entry.order_id = line.order_id and entry.variant_id = line.variant_id
      where line.quantity is distinct from entry.quantity
    `,
  },
  {
    name: 'shownTotals',
    rule: 'The total of an order and the amount charged for it equal the total that its buyer was shown.',
    breaches: sql`
      select orders.order_id as subject,
        'shown ' || orders.shown_total_cents || ', total ' || orders.grand_total_cents || ', charged '
          || coalesce(sum(paid.amount_cents), 0) as detail
      from orders
      left join payment_attempts as paid
        on paid.website_id = orders.website_id and paid.order_id = orders.order_id and paid.state = 'captured'
      where orders.website_id = app_website_id() and orders.shown_total_cents is not null
      group by orders.website_id, orders.order_id
      having orders.shown_total_cents <> orders.grand_total_cents
        or coalesce(sum(paid.amount_cents), 0) not in (0, orders.shown_total_cents - orders.gift_card_cents)
    `,
  },
  {
    name: 'payments',
    rule: 'The payment of a paid order was for its total less gift cards, once; any other was charged nothing.',
    breaches: sql`
      select orders.order_id as subject,
        orders.payment_state || ', total ' || orders.grand_total_cents || ', captured ' || coalesce(sum(paid.amount_cents), 0) as detail
      from orders
      left join payment_attempts as paid
        on paid.website_id = orders.website_id and paid.order_id = orders.order_id and paid.state = 'captured'
      where orders.website_id = app_website_id()
      group by orders.website_id, orders.order_id
      having coalesce(sum(paid.amount_cents), 0) <>
        case when orders.payment_state = 'paid' then orders.grand_total_cents - orders.gift_card_cents else 0 end
    `,
  },
  {
    name: 'authorizations',
    rule: 'An order is authorized while its payment can be captured, and a capture is at most what was authorized.',
    breaches: sql`
      select orders.order_id as subject,
        orders.payment_state || ', ' || count(attempt.attempt_id) || ' payments to capture' as detail
      from orders
      left join payment_attempts as attempt
        on attempt.website_id = orders.website_id and attempt.order_id = orders.order_id and attempt.state = 'authorized'
      where orders.website_id = app_website_id()
      group by orders.website_id, orders.order_id
      having count(attempt.attempt_id) <> case when orders.payment_state = 'authorized' then 1 else 0 end
      union all
      select attempt.order_id, 'authorized ' || attempt.amount_cents || ', captured ' || attempt.capture_cents
      from payment_attempts as attempt
      where attempt.website_id = app_website_id() and (
        attempt.capture_cents > attempt.amount_cents
        or attempt.state = 'authorized' and (attempt.capture_before is null or attempt.ask_at is null)
      )
      union all
      select attempt.order_id, 'captured ' || attempt.capture_cents || ' of ' || attempt.amount_cents || ', the order misses '
        || orders.uncaptured_cents
      from payment_attempts as attempt
      join orders on orders.website_id = attempt.website_id and orders.order_id = attempt.order_id
      where attempt.website_id = app_website_id() and attempt.state = 'captured'
        and attempt.amount_cents - coalesce(attempt.capture_cents, attempt.amount_cents) <> orders.uncaptured_cents
      union all
      -- The records of the provider of test cards are the independent source.
      select attempt.order_id, 'captured ' || coalesce(attempt.capture_cents, attempt.amount_cents) || ', the provider '
        || card.state || ' ' || coalesce(card.captured_cents, (card.step ->> 'amountCents')::bigint)
      from payment_attempts as attempt
      join test_card_attempts as card
        on card.website_id = attempt.website_id and card.attempt_id = attempt.attempt_id
      where attempt.website_id = app_website_id() and attempt.state = 'captured' and (
        card.state <> 'captured'
        or coalesce(attempt.capture_cents, attempt.amount_cents)
          <> coalesce(card.captured_cents, (card.step ->> 'amountCents')::bigint)
      )
    `,
  },
  {
    name: 'oneOrderPerCart',
    rule: 'A cart becomes at most one order, and each refers to the other.',
    breaches: sql`
      select coalesce(carts.cart_id, orders.cart_id) as subject,
        'cart names ' || coalesce(carts.order_id, 'no order') || ', order is ' || coalesce(orders.order_id, 'not there') as detail
      from (select * from carts where website_id = app_website_id() and order_id is not null) as carts
      full join (select * from orders where website_id = app_website_id() and payment_state <> 'failed') as orders
        on orders.cart_id = carts.cart_id
      where carts.order_id is distinct from orders.order_id
    `,
  },
  {
    name: 'wholeOrders',
    rule: 'An order has its lines, its history, a payment attempt unless it is free, and its mail once it is placed, unless its customer was erased.',
    breaches: sql`
      select orders.order_id as subject, concat_ws(', ',
        case when not has_lines then 'no lines' end,
        case when not has_events then 'no history' end,
        case when not has_attempt then 'no payment attempt' end,
        case when not has_mail then 'no mail' end) as detail
      from (
        select orders.order_id,
          exists (
            select from order_lines as line
            where line.website_id = orders.website_id and line.order_id = orders.order_id
          ) as has_lines,
          exists (
            select from order_events as event
            where event.website_id = orders.website_id and event.order_id = orders.order_id
          ) as has_events,
          orders.grand_total_cents = 0 or exists (
            select from payment_attempts as attempt
            where attempt.website_id = orders.website_id and attempt.order_id = orders.order_id
          ) as has_attempt,
          orders.payment_state not in ('paid', 'awaitingPayment', 'authorized') or orders.erased_at is not null or exists (
            select from outbox
            where outbox.website_id = orders.website_id and outbox.cause = 'order.confirmation.' || orders.order_id
          ) as has_mail
        from orders
        where orders.website_id = app_website_id()
      ) as orders
      where not (has_lines and has_events and has_attempt and has_mail)
    `,
  },
  {
    name: 'heldOrders',
    rule: 'An order holds its stock until a certain time while its payment is open, and only then.',
    breaches: sql`
      select order_id as subject,
        payment_state || ', held until ' || coalesce(held_until::text, 'no time') as detail
      from orders
      where website_id = app_website_id()
        and (held_until is not null) <> (payment_state = 'requiresPayment')
    `,
  },
  {
    name: 'discountUses',
    rule: 'A discount is used within its limits, only by orders that are not canceled, and by each order that it reduces, with its amount.',
    breaches: sql`
      select uses.discount_id as subject, uses.count || ' uses' as detail
      from (
        select uses.discount_id, count(*) as count, bool_or(orders.state = 'cancelled') as by_cancelled
        from discount_uses as uses
        join orders on orders.website_id = uses.website_id and orders.order_id = uses.order_id
        where uses.website_id = app_website_id()
        group by uses.discount_id
      ) as uses
      join discounts on discounts.discount_id = uses.discount_id and discounts.website_id = app_website_id()
      where uses.by_cancelled or uses.count > discounts.use_limit
      union all
      select uses.discount_id, uses.count || ' uses by ' || uses.customer
      from (
        select discount_id, customer, count(*) as count
        from discount_uses
        where website_id = app_website_id()
        group by discount_id, customer
      ) as uses
      join discounts on discounts.discount_id = uses.discount_id and discounts.website_id = app_website_id()
      where uses.count > discounts.customer_limit
      union all
      select coalesce(step.discount_id, uses.discount_id),
        'order ' || coalesce(step.order_id, uses.order_id) || ' is reduced by ' || coalesce(step.amount_cents, 0)
          || ', used for ' || coalesce(uses.amount_cents, 0)
      from (
        select orders.order_id, step ->> 'discountId' as discount_id, sum(-(step ->> 'amountCents')::bigint) as amount_cents
        from orders
        cross join lateral jsonb_array_elements(orders.trace) as step
        where orders.website_id = app_website_id() and orders.state <> 'cancelled' and step ? 'discountId'
        group by orders.order_id, step ->> 'discountId'
      ) as step
      full join (
        select uses.order_id, uses.discount_id, uses.amount_cents
        from discount_uses as uses
        where uses.website_id = app_website_id() and exists (
          select from orders
          where orders.website_id = uses.website_id and orders.order_id = uses.order_id
            and jsonb_path_exists(orders.trace, '$[*].discountId')
        )
      ) as uses on uses.order_id = step.order_id and uses.discount_id = step.discount_id
      where step.amount_cents is distinct from uses.amount_cents
    `,
  },
  {
    name: 'orderNumbers',
    rule: 'The next order number is above every assigned number.',
    breaches: sql`
      select orders.order_id as subject,
        'number ' || orders.number || ', next ' || websites.next_order_number as detail
      from websites
      join orders on orders.website_id = websites.website_id
      where websites.website_id = app_website_id() and orders.number >= websites.next_order_number
    `,
  },
];
