import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';

/** Money that was returned. */
export const refundInvariants: readonly Invariant[] = [
  {
    name: 'refundAmounts',
    rule: 'A payment counts each of its refunds that did not fail, and they never exceed it.',
    breaches: sql`
      select attempt.attempt_id as subject,
        'paid ' || coalesce(attempt.capture_cents, attempt.amount_cents) || ', counted ' || attempt.refunded_cents || ', refunded '
          || coalesce(sum(refunds.amount_cents - refunds.gift_card_cents), 0) as detail
      from payment_attempts as attempt
      left join refunds
        on refunds.website_id = attempt.website_id and refunds.attempt_id = attempt.attempt_id
          and refunds.state <> 'failed'
      where attempt.website_id = app_website_id()
      group by attempt.website_id, attempt.attempt_id
      having attempt.refunded_cents <> coalesce(sum(refunds.amount_cents - refunds.gift_card_cents), 0)
        or attempt.refunded_cents > case when attempt.state in ('captured', 'capturedLate')
          then coalesce(attempt.capture_cents, attempt.amount_cents) else 0 end
    `,
  },
  {
    name: 'refundedLines',
    rule: 'A refund and its tax are the sums of their parts, no more tax is refunded than was charged, and a line counts its parts of all refunds that did not fail.',
    breaches: sql`
      select refunds.refund_id as subject, 'amount ' || refunds.amount_cents || ', parts '
        || coalesce(sum(part.amount_cents), 0) + refunds.shipping_cents + refunds.other_cents as detail
      from refunds
      left join refund_lines as part
        on part.website_id = refunds.website_id and part.refund_id = refunds.refund_id
      where refunds.website_id = app_website_id()
      group by refunds.website_id, refunds.refund_id
      having refunds.amount_cents <>
        coalesce(sum(part.amount_cents), 0) + refunds.shipping_cents + refunds.other_cents
      union all
      select refund_id, 'tax ' || tax_cents || ', by rate ' || taxes from refunds
      where website_id = app_website_id()
        and tax_cents <> (select coalesce(sum((tax ->> 'taxCents')::bigint), 0) from jsonb_array_elements(taxes) as tax)
      union all
      select orders.order_id, 'tax ' || orders.tax_cents || ', not captured ' || orders.uncaptured_taxes || ', refunded '
        || sum(refunds.tax_cents)
      from orders
      join refunds on refunds.website_id = orders.website_id and refunds.order_id = orders.order_id
      where orders.website_id = app_website_id() and refunds.state <> 'failed'
      group by orders.website_id, orders.order_id
      having sum(refunds.tax_cents) > orders.tax_cents - (
        select coalesce(sum((tax ->> 'taxCents')::bigint), 0) from jsonb_array_elements(orders.uncaptured_taxes) as tax
      )
      union all
      select line.line_id, 'counted ' || line.refunded_quantity || ' for ' || line.refunded_cents || ', refunded '
        || coalesce(sum(part.quantity), 0) || ' for ' || coalesce(sum(part.amount_cents), 0)
      from order_lines as line
      left join (
        select part.line_id, part.quantity, part.amount_cents, part.tax_cents
        from refund_lines as part
        join refunds on refunds.website_id = part.website_id and refunds.refund_id = part.refund_id
        where part.website_id = app_website_id() and refunds.state <> 'failed'
      ) as part on part.line_id = line.line_id
      where line.website_id = app_website_id()
      group by line.website_id, line.line_id
      having line.refunded_quantity <> coalesce(sum(part.quantity), 0)
        or line.refunded_cents <> coalesce(sum(part.amount_cents), 0)
        or line.refunded_tax_cents <> coalesce(sum(part.tax_cents), 0)
    `,
  },
  {
    name: 'refundStates',
    rule: 'The refund state of an order follows from the money that was returned.',
    breaches: sql`
      select orders.order_id as subject,
        orders.refund_state || ', returned ' || money.returned || ' of ' || money.paid as detail
      from orders
      join lateral (
        select
          (
            select coalesce(sum(amount_cents), 0) from refunds
            where refunds.website_id = orders.website_id and refunds.order_id = orders.order_id
              and refunds.state = 'succeeded'
          ) as returned,
          (
            select coalesce(sum(coalesce(capture_cents, amount_cents)), 0)
              + case when orders.payment_state = 'paid' then orders.gift_card_cents else 0 end
            from payment_attempts as attempt
            where attempt.website_id = orders.website_id and attempt.order_id = orders.order_id
              and attempt.state in ('captured', 'capturedLate')
          ) as paid
      ) as money on true
      where orders.website_id = app_website_id() and orders.refund_state <> case
        when money.returned = 0 then 'none'
        when money.returned < money.paid then 'partlyRefunded'
        else 'refunded' end
    `,
  },
  {
    // The records of the provider are written by the provider: they are the independent source.
    name: 'providerRefunds',
    rule: 'The provider returned each refund once, at its amount, and never more than it charged.',
    breaches: sql`
      select coalesce(refunds.refund_id, card.refund_id) as subject,
        'the shop ' || coalesce(refunds.state || ' ' || refunds.amount_cents, 'knows nothing')
          || ', the provider ' || coalesce(card.state || ' ' || card.amount_cents, 'knows nothing') as detail
      from (
        select refunds.refund_id, refunds.state, refunds.amount_cents - refunds.gift_card_cents as amount_cents
        from refunds
        join payment_attempts as attempt
          on attempt.website_id = refunds.website_id and attempt.attempt_id = refunds.attempt_id
        where refunds.website_id = app_website_id() and refunds.method = 'provider'
          and refunds.amount_cents > refunds.gift_card_cents
          and attempt.provider = 'testCard'
      ) as refunds
      full join (select * from test_card_refunds where website_id = app_website_id()) as card
        on card.refund_id = refunds.refund_id
      where refunds.refund_id is null
        or card.refund_id is null and refunds.state <> 'pending'
        or card.amount_cents <> refunds.amount_cents
        or refunds.state = 'succeeded' and card.state <> 'refunded'
        or refunds.state = 'failed' and card.state <> 'failed'
      union all
      select charged.attempt_id, 'charged ' || charged.cents || ', returned ' || sum(card.amount_cents)
      from (
        select attempt_id, case when state = 'captured'
          then coalesce(captured_cents, (step ->> 'amountCents')::bigint) else 0 end as cents
        from test_card_attempts
        where website_id = app_website_id()
      ) as charged
      join test_card_refunds as card
        on card.website_id = app_website_id() and card.attempt_id = charged.attempt_id and card.state = 'refunded'
      group by charged.attempt_id, charged.cents
      having sum(card.amount_cents) > charged.cents
    `,
  },
];
