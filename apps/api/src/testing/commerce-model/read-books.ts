import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** An order as the shop stored it. Amounts in minor units. */
export interface BookedOrder {
  readonly orderId: string;
  /** The key of its checkout, with the order's id behind it once the payment failed. */
  readonly idempotencyKey: string;
  readonly orderUrlHash: string;
  readonly state: string;
  readonly paymentState: string;
  readonly grandTotalCents: number;
  readonly giftCardCents: number;
  readonly discountCents: number;
  readonly provider: string | null;
  readonly lines: readonly {
    readonly lineId: string;
    readonly variantId: string;
    readonly quantity: number;
    readonly unitPriceCents: number;
    readonly fulfilledQuantity: number;
    readonly refundedQuantity: number;
    readonly restockedQuantity: number;
  }[];
  readonly refunds: readonly {
    readonly refundId: string;
    readonly requestKey: string;
    readonly state: string;
    readonly method: string;
    readonly amountCents: number;
    readonly giftCardCents: number;
  }[];
  readonly mails: number;
  /** How often it was recorded that the order is paid. */
  readonly paidEvents: number;
}

/** What the shop's own tables say. */
export interface Books {
  readonly orders: readonly BookedOrder[];
  readonly stock: Readonly<Record<string, number>>;
  /** The number of uses by the code or title of the discount. */
  readonly discountUses: Readonly<Record<string, number>>;
  readonly issuedBalanceCents: number;
  readonly lowestBalanceCents: number;
  /** What the provider of the test cards took, by order. */
  readonly testCharges: Readonly<Record<string, number>>;
}

/** Reads everything in one statement, so that it is consistent. */
export async function readBooks(tenant: Tenant): Promise<Books> {
  const { rows } = await sql<{ books: Books }>`
    select json_build_object(
      'orders', (
        select coalesce(json_agg(booked order by number), '[]')
        from (
          select orders.number, orders.order_id as "orderId", orders.idempotency_key as "idempotencyKey",
            encode(orders.token_hash, 'hex') as "orderUrlHash",
            orders.state, orders.payment_state as "paymentState",
            orders.grand_total_cents as "grandTotalCents", orders.gift_card_cents as "giftCardCents",
            orders.discount_cents as "discountCents", attempt.provider,
            (
              select json_agg(json_build_object(
                'lineId', line_id, 'variantId', variant_id, 'quantity', quantity,
                'unitPriceCents', unit_price_cents, 'fulfilledQuantity', fulfilled_quantity,
                'refundedQuantity', refunded_quantity, 'restockedQuantity', restocked_quantity))
              from order_lines as lines
              where lines.website_id = orders.website_id and lines.order_id = orders.order_id
            ) as lines,
            (
              select coalesce(json_agg(json_build_object(
                'refundId', refund_id, 'requestKey', request_key, 'state', state, 'method', method,
                'amountCents', amount_cents, 'giftCardCents', gift_card_cents)), '[]')
              from refunds
              where refunds.website_id = orders.website_id and refunds.order_id = orders.order_id
            ) as refunds,
            (
              select count(*) from outbox
              where outbox.website_id = orders.website_id
                and (
                  outbox.cause = 'order.confirmation.' || orders.order_id
                  or outbox.cause like 'order.notice.' || orders.order_id || '.%'
                )
            ) as mails,
            (
              select count(*) from order_events as event
              where event.website_id = orders.website_id and event.order_id = orders.order_id and event.kind = 'paid'
            ) as "paidEvents"
          from orders
          left join lateral (
            select provider from payment_attempts
            where payment_attempts.website_id = orders.website_id and payment_attempts.order_id = orders.order_id
            order by created_at desc, attempt_id desc limit 1
          ) as attempt on true
          where orders.website_id = app_website_id()
        ) as booked
      ),
      'stock', (
        select json_object_agg(variant_id, qty_in_stock) from variants where website_id = app_website_id()
      ),
      'discountUses', (
        select json_object_agg(coalesce(code, title), (
          select count(*) from discount_uses as uses
          where uses.website_id = discounts.website_id and uses.discount_id = discounts.discount_id
        ))
        from discounts where website_id = app_website_id()
      ),
      'issuedBalanceCents', (
        select coalesce(sum(balance_cents), 0) from gift_cards
        where website_id = app_website_id() and order_id is null
      ),
      'lowestBalanceCents', (
        select coalesce(min(balance_cents), 0) from gift_cards where website_id = app_website_id()
      ),
      'testCharges', (
        select coalesce(json_object_agg(order_id, cents), '{}')
        from (
          select attempt.order_id, sum(coalesce(card.captured_cents, (card.step ->> 'amountCents')::bigint)) as cents
          from test_card_attempts as card
          join payment_attempts as attempt
            on attempt.website_id = card.website_id and attempt.attempt_id = card.attempt_id
          where card.website_id = app_website_id() and (card.state = 'captured' or card.state = 'late' and card.step ->> 'capture' is null)
          group by attempt.order_id
        ) as charged
      )
    ) as books
  `.execute(tenant);
  return rows[0]!.books;
}
