import type { PaymentState } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../../platform/database/index.ts';

/** A confirmed order, with the values to write. */
export interface ConfirmedOrder {
  readonly orderId: string;
  readonly attemptId: string;
  readonly state: 'captured' | 'awaiting' | 'authorized';
  readonly reference: string;
  readonly paymentState: PaymentState;
  /** When the reconciler checks a payment that is on its way; null if there is nothing to check. */
  readonly checkAt: Date | null;
  /** The id of the new event in the order's timeline. */
  readonly eventId: string;
  /** The text of the event. */
  readonly text: string;
}

/**
 * Writes confirmed orders, their settled attempts and the events of their timelines with one statement. The caller
 * holds the locks. Rows are found by their `ctid`, so that the cost does not grow with the number of orders.
 */
export async function updateConfirmedOrders(
  tenant: Tenant,
  confirmed: readonly ConfirmedOrder[],
  now: Date,
): Promise<void> {
  const rows = confirmed.map((order) => ({
    order_id: order.orderId,
    attempt_id: order.attemptId,
    state: order.state,
    reference: order.reference,
    payment_state: order.paymentState,
    ask_at: order.checkAt,
    event_id: order.eventId,
    text: order.text,
  }));
  await sql`
    with confirmed as materialized (
      select order_id, attempt_id, state, reference, payment_state, ask_at, event_id, text
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as confirmed (
        order_id text, attempt_id text, state text, reference text, payment_state text, ask_at timestamptz,
        event_id text, text text
      )
    ), position as materialized (
      select attempt.ctid as attempt, stored.ctid as stored
      from confirmed
      cross join lateral (
        select ctid from payment_attempts
        where website_id = ${tenant.websiteId} and attempt_id = confirmed.attempt_id offset 0
      ) as attempt
      cross join lateral (
        select ctid from orders
        where website_id = ${tenant.websiteId} and order_id = confirmed.order_id offset 0
      ) as stored
    ), settled as (
      update payment_attempts
      set state = confirmed.state, provider_reference = confirmed.reference, ask_at = confirmed.ask_at, settled_at = ${now}
      from confirmed
      where payment_attempts.website_id = ${tenant.websiteId} and payment_attempts.attempt_id = confirmed.attempt_id
        and payment_attempts.ctid = any(array(select attempt from position))
    ), updated as (
      update orders
      set payment_state = confirmed.payment_state, held_until = null
      from confirmed
      where orders.website_id = ${tenant.websiteId} and orders.order_id = confirmed.order_id
        and orders.ctid = any(array(select stored from position))
    )
    insert into order_events (website_id, event_id, order_id, kind, text, position, created_at)
    select ${tenant.websiteId}, confirmed.event_id, confirmed.order_id, confirmed.payment_state, confirmed.text,
      (
        select count(1) from order_events
        where order_events.website_id = ${tenant.websiteId} and order_events.order_id = confirmed.order_id
      ), ${now}
    from confirmed
  `.execute(tenant);
}
