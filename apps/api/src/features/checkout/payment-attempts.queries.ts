import type {
  Database,
  LookupTransaction,
  TenantTransaction,
} from '../../platform/database/index.ts';

export type AttemptState = Database['payment_attempts']['state'];

/** An attempt with what its settlement needs of its order. */
export interface AttemptRow {
  readonly attemptId: string;
  readonly provider: string;
  readonly state: AttemptState;
  readonly asks: number;
  readonly orderId: string;
  readonly cartId: string;
  readonly idempotencyKey: string;
  readonly email: string;
  readonly heldUntil: Date | null;
  readonly amountCents: number;
  readonly currency: string;
}

const attemptsOf = (trx: TenantTransaction, websiteId: string) =>
  trx
    .selectFrom('payment_attempts as attempt')
    .innerJoin('orders as order', (join) =>
      join
        .onRef('order.website_id', '=', 'attempt.website_id')
        .onRef('order.order_id', '=', 'attempt.order_id'),
    )
    .where('attempt.website_id', '=', websiteId)
    .select(['attempt.attempt_id', 'attempt.provider', 'attempt.state', 'attempt.asks'])
    .select(['attempt.amount_cents', 'order.order_id', 'order.cart_id', 'order.currency'])
    .select(['order.idempotency_key', 'order.email', 'order.held_until']);

type Row = Awaited<ReturnType<ReturnType<typeof attemptsOf>['execute']>>[number];

const toAttempt = (row: Row | undefined): AttemptRow | null =>
  row === undefined
    ? null
    : {
        attemptId: row.attempt_id,
        provider: row.provider,
        state: row.state,
        asks: row.asks,
        orderId: row.order_id,
        cartId: row.cart_id,
        idempotencyKey: row.idempotency_key,
        email: row.email,
        heldUntil: row.held_until,
        amountCents: row.amount_cents,
        currency: row.currency,
      };

/** An attempt by its id; `lock` makes another settlement of the same order wait. */
export async function findAttempt(
  trx: TenantTransaction,
  websiteId: string,
  attemptId: string,
  lock = false,
): Promise<AttemptRow | null> {
  const query = attemptsOf(trx, websiteId).where('attempt.attempt_id', '=', attemptId);
  return toAttempt(await (lock ? query.forUpdate() : query).executeTakeFirst());
}

/** The newest attempt to pay an order. */
export async function findAttemptOfOrder(
  trx: TenantTransaction,
  websiteId: string,
  order: { readonly orderId: string } | { readonly tokenHash: Uint8Array },
): Promise<AttemptRow | null> {
  const query = attemptsOf(trx, websiteId).orderBy('attempt.attempt_id', 'desc').limit(1);
  const found =
    'orderId' in order
      ? query.where('order.order_id', '=', order.orderId)
      : query.where('order.token_hash', '=', order.tokenHash);
  return toAttempt(await found.executeTakeFirst());
}

/** An order that a checkout may have made before, with its newest attempt. */
export interface EarlierOrder {
  readonly cartId: string;
  readonly idempotencyKey: string;
  readonly fingerprint: Uint8Array;
  readonly attempt: AttemptRow;
}

/** The order under a checkout's key, else the one that the cart became. */
export async function findEarlierOrder(
  trx: TenantTransaction,
  websiteId: string,
  { idempotencyKey, orderId }: { readonly idempotencyKey: string; readonly orderId: string | null },
): Promise<EarlierOrder | null> {
  const rows = await attemptsOf(trx, websiteId)
    .where((where) =>
      where.or([
        where('order.idempotency_key', '=', idempotencyKey),
        where('order.order_id', '=', orderId ?? ''),
      ]),
    )
    .orderBy('attempt.attempt_id', 'desc')
    .select('order.fingerprint')
    .execute();
  const row = rows.find((each) => each.idempotency_key === idempotencyKey) ?? rows[0];
  const attempt = toAttempt(row);
  return row === undefined || attempt === null
    ? null
    : {
        cartId: row.cart_id,
        idempotencyKey: row.idempotency_key,
        fingerprint: row.fingerprint,
        attempt,
      };
}

export interface AttemptChange {
  readonly state: AttemptState;
  readonly reference?: string;
  readonly asks?: number;
  readonly askAt: Date | null;
  readonly settledAt?: Date;
}

export async function updateAttempt(
  trx: TenantTransaction,
  websiteId: string,
  attemptId: string,
  { state, reference, asks, askAt, settledAt }: AttemptChange,
): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({
      state,
      ask_at: askAt,
      ...(reference === undefined ? {} : { provider_reference: reference }),
      ...(asks === undefined ? {} : { asks }),
      ...(settledAt === undefined ? {} : { settled_at: settledAt }),
    })
    .where('website_id', '=', websiteId)
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** Attempts of all websites whose outcome is open and due to be asked for. */
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

/** Keeps what a provider told; false when it told that before. */
export async function insertPaymentEvent(
  trx: TenantTransaction,
  websiteId: string,
  event: { readonly provider: string; readonly eventId: string; readonly payload: object },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('payment_events')
    .values({
      website_id: websiteId,
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
