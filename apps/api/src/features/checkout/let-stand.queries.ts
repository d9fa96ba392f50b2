import type { PaymentState } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';

/** An order that stands: what of it is written. */
export interface StandingOrder {
  readonly orderId: string;
  readonly attemptId: string;
  readonly state: 'captured' | 'awaiting';
  readonly reference: string;
  readonly paymentState: PaymentState;
  /** What the history of the order says of it. */
  readonly eventId: string;
  readonly text: string;
}

/**
 * Lets orders stand: their attempts are settled, they are paid or will be, and their histories say so, in one
 * statement. The caller holds them locked; they are found by their places, so that this costs as much among a million.
 */
export async function writeStandings(
  tenant: Tenant,
  standings: readonly StandingOrder[],
  now: Date,
): Promise<void> {
  const rows = standings.map((standing) => ({
    order_id: standing.orderId,
    attempt_id: standing.attemptId,
    state: standing.state,
    reference: standing.reference,
    payment_state: standing.paymentState,
    event_id: standing.eventId,
    text: standing.text,
  }));
  await sql`
    with standing as materialized (
      select order_id, attempt_id, state, reference, payment_state, event_id, text
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as standing (
        order_id text, attempt_id text, state text, reference text, payment_state text, event_id text, text text
      )
    ), place as materialized (
      select attempt.place as attempt, placed.place as placed
      from standing
      cross join lateral (
        select ctid as place from payment_attempts
        where website_id = ${tenant.websiteId} and attempt_id = standing.attempt_id offset 0
      ) as attempt
      cross join lateral (
        select ctid as place from orders
        where website_id = ${tenant.websiteId} and order_id = standing.order_id offset 0
      ) as placed
    ), settled as (
      update payment_attempts
      set state = standing.state, provider_reference = standing.reference, ask_at = null, settled_at = ${now}
      from standing
      where payment_attempts.website_id = ${tenant.websiteId} and payment_attempts.attempt_id = standing.attempt_id
        and payment_attempts.ctid = any(array(select attempt from place))
    ), stands as (
      update orders
      set payment_state = standing.payment_state, held_until = null
      from standing
      where orders.website_id = ${tenant.websiteId} and orders.order_id = standing.order_id
        and orders.ctid = any(array(select placed from place))
    )
    insert into order_events (website_id, event_id, order_id, kind, text, position, created_at)
    select ${tenant.websiteId}, standing.event_id, standing.order_id, standing.payment_state, standing.text,
      (
        select count(1) from order_events
        where order_events.website_id = ${tenant.websiteId} and order_events.order_id = standing.order_id
      ), ${now}
    from standing
  `.execute(tenant);
}
