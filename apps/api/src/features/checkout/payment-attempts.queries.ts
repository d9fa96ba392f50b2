import { sql } from 'kysely';
import {
  textKeyRows,
  type Database,
  type LookupTransaction,
  type Tenant,
} from '../../platform/database/index.ts';

export type AttemptState = Database['paymentAttempts']['state'];

/** An attempt to pay an order, with the columns of the order that its settlement needs. */
export interface PaymentAttempt {
  readonly attemptId: string;
  readonly provider: string;
  readonly state: AttemptState;
  readonly checks: number;
  /** When the reconciler checks it next; null once there is nothing to check. */
  readonly checkAt: Date | null;
  readonly orderId: string;
  readonly cartId: string;
  readonly idempotencyKey: string;
  readonly heldUntil: Date | null;
  readonly amountCents: number;
  readonly currency: string;
  /** Until when an authorized payment can be captured; null if it is captured automatically. */
  readonly captureBefore: Date | null;
  /** The idempotency key of the capture that was asked for. */
  readonly captureId: string | null;
  /** What was asked to be captured, and then what was captured; null for the whole amount. */
  readonly captureCents: number | null;
}

/** Whether the money has arrived, is reserved or will be transferred, so that nothing is charged any more. */
export const isSettled = ({ state }: Pick<PaymentAttempt, 'state'>): boolean =>
  state === 'captured' || state === 'authorized' || state === 'awaiting';

const attemptsOf = (tenant: Tenant) =>
  tenant
    .selectFrom('paymentAttempts as attempt')
    .innerJoin('orders as order', (join) =>
      join
        .onRef('order.websiteId', '=', 'attempt.websiteId')
        .onRef('order.orderId', '=', 'attempt.orderId'),
    )
    .select(['attempt.attemptId', 'attempt.provider', 'attempt.state', 'attempt.asks as checks'])
    .select('attempt.askAt as checkAt')
    .select(['attempt.amountCents', 'order.orderId', 'order.cartId', 'order.currency'])
    .select(['order.idempotencyKey', 'order.heldUntil'])
    .select(['attempt.captureBefore', 'attempt.captureId', 'attempt.captureCents']);

/** Finds an attempt by its id. `lock` makes other settlements of the same order wait. */
export async function findAttempt(
  tenant: Tenant,
  attemptId: string,
  lock = false,
): Promise<PaymentAttempt | null> {
  const query = attemptsOf(tenant).where('attempt.attemptId', '=', attemptId);
  return (await (lock ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/**
 * Finds attempts by their ids, and locks them and their orders in the order of the ids, so that two transactions never
 * wait for each other. `offset 0` makes the planner look up each attempt by its full key.
 */
export async function lockAttempts(
  tenant: Tenant,
  attemptIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentAttempt>> {
  const { rows } = await sql<PaymentAttempt>`
    select attempt_id, provider, state, checks, amount_cents, order_id, cart_id, currency, idempotency_key, held_until,
      check_at, capture_before, capture_id, capture_cents
    from ${textKeyRows(attemptIds)}
    cross join lateral (
      select attempt.attempt_id, attempt.provider, attempt.state, attempt.asks as checks, attempt.amount_cents,
        orders.order_id, orders.cart_id, orders.currency, orders.idempotency_key, orders.held_until,
        attempt.ask_at as check_at, attempt.capture_before, attempt.capture_id, attempt.capture_cents
      from payment_attempts as attempt
      join orders on orders.website_id = ${tenant.websiteId} and orders.order_id = attempt.order_id
      where attempt.website_id = ${tenant.websiteId} and attempt.attempt_id = requested.key
      for update offset 0
    ) as locked
  `.execute(tenant);
  return new Map(rows.map((row) => [row.attemptId, row]));
}

/** The newest attempt to pay an order; null if there is no such order. `lock` is that of `findAttempt`. */
export async function findNewestAttempt(
  tenant: Tenant,
  orderId: string,
  lock = false,
): Promise<PaymentAttempt | null> {
  const row = await tenant
    .selectFrom('paymentAttempts')
    .where('orderId', '=', orderId)
    .orderBy('attemptId', 'desc')
    .limit(1)
    .select('attemptId')
    .executeTakeFirst();
  return row === undefined ? null : findAttempt(tenant, row.attemptId, lock);
}

/** Finds the newest attempt to pay the order with this token. */
export async function findAttemptByToken(
  tenant: Tenant,
  tokenHash: Uint8Array,
): Promise<PaymentAttempt | null> {
  const row = await attemptsOf(tenant)
    .where('order.tokenHash', '=', tokenHash)
    .orderBy('attempt.attemptId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** An order that was placed from a cart before, with its newest attempt. */
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
    .where('order.orderId', 'in', [...orderIds])
    .distinctOn('order.orderId')
    .orderBy('order.orderId')
    .orderBy('attempt.attemptId', 'desc')
    .select('order.fingerprint')
    .execute();
  return new Map(
    rows.map(({ fingerprint, ...attempt }) => [
      attempt.orderId,
      { idempotencyKey: attempt.idempotencyKey, fingerprint, attempt },
    ]),
  );
}

/** Lists the idempotency keys that already have an order. For `offset 0`, see `lockAttempts`. */
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
  readonly captureId?: string | null;
  readonly captureCents?: number | null;
}

export async function updateAttempt(
  tenant: Tenant,
  attemptId: string,
  { state, reference, checks, checkAt, settledAt, captureId, captureCents }: AttemptChange,
): Promise<void> {
  await tenant
    .updateTable('paymentAttempts')
    .set({
      state,
      askAt: checkAt,
      ...(reference === undefined ? {} : { providerReference: reference }),
      ...(checks === undefined ? {} : { asks: checks }),
      ...(settledAt === undefined ? {} : { settledAt }),
      ...(captureId === undefined ? {} : { captureId }),
      ...(captureCents === undefined ? {} : { captureCents }),
    })
    .where('attemptId', '=', attemptId)
    .execute();
}

/** Records that a refund of a late payment was written. Returns false if that was recorded before. */
export async function markRefundRequested(
  tenant: Tenant,
  attemptId: string,
  now: Date,
): Promise<boolean> {
  const row = await tenant
    .updateTable('paymentAttempts')
    .set({ refundNotedAt: now })
    .where('attemptId', '=', attemptId)
    .where('refundNotedAt', 'is', null)
    .returning('attemptId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists attempts of all websites whose outcome is open and due to be checked. */
export async function listOpenAttempts(
  db: LookupTransaction,
  now: Date,
  limit: number,
): Promise<{ readonly websiteId: string; readonly attemptId: string }[]> {
  return db
    .selectFrom('paymentAttempts')
    .where('askAt', '<=', now)
    .orderBy('askAt')
    .limit(limit)
    .select(['websiteId', 'attemptId'])
    .execute();
}

/** Stores an event of a provider. Returns false if it was stored before. */
export async function insertPaymentEvent(
  tenant: Tenant,
  event: {
    readonly provider: string;
    readonly eventId: string;
    readonly payload: object;
    /** When a job processes it. Default: it is processed in this transaction. */
    readonly tryAt?: Date;
  },
  now: Date,
): Promise<boolean> {
  const row = await tenant
    .insertInto('paymentEvents')
    .values({
      provider: event.provider,
      eventId: event.eventId,
      payload: JSON.stringify(event.payload),
      tryAt: event.tryAt ?? null,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return row !== undefined;
}
