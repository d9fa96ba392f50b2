import { sql } from 'kysely';
import {
  textKeyRows,
  type Database,
  type LookupTransaction,
  type Tenant,
} from '../../platform/database/index.ts';

export type AttemptState = Database['payment_attempts']['state'];

/** An attempt to pay an order, with what its settlement needs of the order. */
export interface PaymentAttempt {
  readonly attemptId: string;
  readonly provider: string;
  readonly state: AttemptState;
  readonly checks: number;
  readonly orderId: string;
  readonly cartId: string;
  readonly idempotencyKey: string;
  readonly heldUntil: Date | null;
  readonly amountCents: number;
  readonly currency: string;
}

/** Whether the buyer's money is there, or on its way by transfer: nothing is charged any more. */
export const isSettled = ({ state }: Pick<PaymentAttempt, 'state'>): boolean =>
  state === 'captured' || state === 'awaiting';

const attemptsOf = (tenant: Tenant) =>
  tenant
    .selectFrom('payment_attempts as attempt')
    .innerJoin('orders as order', (join) =>
      join
        .onRef('order.website_id', '=', 'attempt.website_id')
        .onRef('order.order_id', '=', 'attempt.order_id'),
    )
    .select(['attempt.attempt_id', 'attempt.provider', 'attempt.state', 'attempt.asks'])
    .select(['attempt.amount_cents', 'order.order_id', 'order.cart_id', 'order.currency'])
    .select(['order.idempotency_key', 'order.held_until']);

type Row = Awaited<ReturnType<ReturnType<typeof attemptsOf>['execute']>>[number];

const toAttempt = (row: Row): PaymentAttempt => ({
  attemptId: row.attempt_id,
  provider: row.provider,
  state: row.state,
  checks: row.asks,
  orderId: row.order_id,
  cartId: row.cart_id,
  idempotencyKey: row.idempotency_key,
  heldUntil: row.held_until,
  amountCents: row.amount_cents,
  currency: row.currency,
});

const toFound = (row: Row | undefined): PaymentAttempt | null =>
  row === undefined ? null : toAttempt(row);

/** Finds an attempt by its id. `lock` makes other settlements of the same order wait. */
export async function findAttempt(
  tenant: Tenant,
  attemptId: string,
  lock = false,
): Promise<PaymentAttempt | null> {
  const query = attemptsOf(tenant).where('attempt.attempt_id', '=', attemptId);
  return toFound(await (lock ? query.forUpdate() : query).executeTakeFirst());
}

/**
 * Finds attempts by their ids, and locks them and their orders in the order of the ids, so that two transactions never
 * wait for each other. `offset 0`: each is looked up by its whole key.
 */
export async function lockAttempts(
  tenant: Tenant,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentAttempt>> {
  const { rows } = await sql<Row>`
    select attempt_id, provider, state, asks, amount_cents, order_id, cart_id, currency, idempotency_key, held_until
    from ${textKeyRows(attemptIds)}
    cross join lateral (
      select attempt.attempt_id, attempt.provider, attempt.state, attempt.asks, attempt.amount_cents,
        orders.order_id, orders.cart_id, orders.currency, orders.idempotency_key, orders.held_until
      from payment_attempts as attempt
      join orders on orders.website_id = ${tenant.websiteId} and orders.order_id = attempt.order_id
      where attempt.website_id = ${tenant.websiteId} and attempt.attempt_id = requested.key
      for update offset 0
    ) as locked
  `.execute(tenant);
  return new Map(rows.map((row) => [row.attempt_id, toAttempt(row)]));
}

/** Finds the newest attempt to pay the order with this token. */
export async function findAttemptByToken(
  tenant: Tenant,
  tokenHash: Uint8Array,
): Promise<PaymentAttempt | null> {
  const row = await attemptsOf(tenant)
    .where('order.token_hash', '=', tokenHash)
    .orderBy('attempt.attempt_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return toFound(row);
}

/** An order that a cart became earlier, with its newest attempt. */
export interface EarlierOrder {
  readonly idempotencyKey: string;
  readonly fingerprint: Uint8Array;
  readonly attempt: PaymentAttempt;
}

/** Lists orders by id, each with its newest attempt. */
export async function listEarlierOrders(
  tenant: Tenant,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, EarlierOrder>> {
  if (orderIds.length === 0) return new Map();
  const rows = await attemptsOf(tenant)
    .where('order.order_id', 'in', [...orderIds])
    .distinctOn('order.order_id')
    .orderBy('order.order_id')
    .orderBy('attempt.attempt_id', 'desc')
    .select('order.fingerprint')
    .execute();
  return new Map(
    rows.map((row) => [
      row.order_id,
      {
        idempotencyKey: row.idempotency_key,
        fingerprint: row.fingerprint,
        attempt: toAttempt(row),
      },
    ]),
  );
}

/** Lists the idempotency keys that already have an order; `offset 0` as above. */
export async function listTakenKeys(
  tenant: Tenant,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly key: string }>`
    select requested.key
    from ${textKeyRows(keys)}
    cross join lateral (
      select order_id from orders
      where website_id = ${tenant.websiteId} and idempotency_key = requested.key offset 0
    ) as earlier
  `.execute(tenant);
  return new Set(rows.map(({ key }) => key));
}

export interface AttemptChange {
  readonly state: AttemptState;
  readonly reference?: string;
  readonly checks?: number;
  readonly checkAt: Date | null;
  readonly settledAt?: Date;
}

export async function updateAttempt(
  tenant: Tenant,
  attemptId: string,
  { state, reference, checks, checkAt, settledAt }: AttemptChange,
): Promise<void> {
  await tenant
    .updateTable('payment_attempts')
    .set({
      state,
      ask_at: checkAt,
      ...(reference === undefined ? {} : { provider_reference: reference }),
      ...(checks === undefined ? {} : { asks: checks }),
      ...(settledAt === undefined ? {} : { settled_at: settledAt }),
    })
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** Marks that the owner is asked to refund this attempt. Returns false if it was marked before. */
export async function markRefundNoted(
  tenant: Tenant,
  attemptId: string,
  now: Date,
): Promise<boolean> {
  const row = await tenant
    .updateTable('payment_attempts')
    .set({ refund_noted_at: now })
    .where('attempt_id', '=', attemptId)
    .where('refund_noted_at', 'is', null)
    .returning('attempt_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists attempts of all websites whose outcome is open and due to be checked. */
export async function listOpenAttempts(
  db: LookupTransaction,
  now: Date,
  limit: number,
): Promise<{ readonly websiteId: string; readonly attemptId: string }[]> {
  const rows = await db
    .selectFrom('payment_attempts')
    .where('ask_at', '<=', now)
    .orderBy('ask_at')
    .limit(limit)
    .select(['website_id', 'attempt_id'])
    .execute();
  return rows.map((row) => ({ websiteId: row.website_id, attemptId: row.attempt_id }));
}

/** Stores an event of a provider. Returns false if it was stored before. */
export async function insertPaymentEvent(
  tenant: Tenant,
  event: { readonly provider: string; readonly eventId: string; readonly payload: object },
  now: Date,
): Promise<boolean> {
  const row = await tenant
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      payload: JSON.stringify(event.payload),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}
