import type {
  Address,
  CheckoutAnswer,
  FulfillmentState,
  OrderDetails,
  OrderRefundState,
  OrderState,
  OrderSummary,
  PaymentMethod,
  PaymentState,
} from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { Tenant } from '../../platform/database/index.ts';
import { readableEmail } from '../../platform/mail/readable-email.ts';

export const ordersOf = (tenant: Tenant) =>
  tenant
    .selectFrom('orders')
    .select(['orderId', 'number', 'createdAt', 'email', 'shippingAddress', 'billingAddress'])
    .select([
      'shippingName',
      'shippingKind',
      'pickup',
      'vatNumber',
      'currency',
      'subtotalCents',
      'discountCents',
      'reverseChargeCents',
      'taxCents',
    ])
    .select(['shippingCostCents', 'grandTotalCents', 'giftCardCents', 'uncapturedCents', 'trace'])
    .select(['state', 'paymentState', 'fulfillmentState', 'refundState', 'tags', 'isDemo'])
    .select((select) =>
      select
        .selectFrom('orderLines')
        .whereRef('orderLines.websiteId', '=', 'orders.websiteId')
        .whereRef('orderLines.orderId', '=', 'orders.orderId')
        .select((lines) => lines.fn.sum<number>('orderLines.quantity').as('quantity'))
        .as('totalQuantity'),
    )
    .select(
      sql<PaymentMethod | null>`(
        select attempt.provider from payment_attempts as attempt
        where attempt.website_id = orders.website_id and attempt.order_id = orders.order_id and attempt.amount_cents > 0
        order by (attempt.state in ('captured', 'capturedLate')) desc, attempt.attempt_id desc
        limit 1
      )`.as('paymentMethod'),
    );

type OrderRow = Awaited<ReturnType<ReturnType<typeof ordersOf>['execute']>>[number];

const nameOf = (address: Address | null): string =>
  address === null ? '' : `${address.firstName} ${address.lastName}`.trim();

export const toSummary = (row: OrderRow): OrderSummary => ({
  id: row.orderId,
  number: row.number,
  createdAt: row.createdAt.toISOString(),
  email: readableEmail(row.email),
  customerName: nameOf((row.shippingAddress ?? row.billingAddress) as Address | null),
  state: row.state,
  paymentState: row.paymentState,
  fulfillmentState: row.fulfillmentState,
  refundState: row.refundState,
  tags: [...row.tags],
  currency: row.currency,
  grandTotalCents: row.grandTotalCents,
  giftCardCents: row.giftCardCents,
  ...(row.paymentMethod === null ? {} : { paymentMethod: row.paymentMethod }),
  totalQuantity: row.totalQuantity ?? 0,
  ...(row.isDemo ? { isDemo: true } : {}),
});

/** The states of an order that is locked. */
export interface LockedOrder {
  readonly state: OrderState;
  readonly paymentState: PaymentState;
  readonly fulfillmentState: FulfillmentState;
  readonly tags: readonly string[];
}

/** Locks an order until the transaction ends. */
export async function lockOrder(tenant: Tenant, orderId: string): Promise<LockedOrder | null> {
  const row = await tenant
    .selectFrom('orders')
    .where('orderId', '=', orderId)
    .select(['state', 'paymentState', 'fulfillmentState', 'tags'])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export interface OrderChange {
  readonly state?: OrderState;
  readonly paymentState?: PaymentState;
  readonly fulfillmentState?: FulfillmentState;
  readonly refundState?: OrderRefundState;
  readonly tags?: readonly string[];
  readonly heldUntil?: null;
  /** A canceled order releases its key, so that the same page can try again. */
  readonly idempotencyKey?: string;
}

export async function updateOrder(
  tenant: Tenant,
  orderId: string,
  change: OrderChange,
): Promise<void> {
  const { state, paymentState, fulfillmentState, refundState, tags, heldUntil, idempotencyKey } =
    change;
  await tenant
    .updateTable('orders')
    .set({
      ...(state === undefined ? {} : { state }),
      ...(paymentState === undefined ? {} : { paymentState }),
      ...(fulfillmentState === undefined ? {} : { fulfillmentState }),
      ...(refundState === undefined ? {} : { refundState }),
      ...(tags === undefined ? {} : { tags: [...tags] }),
      ...(heldUntil === undefined ? {} : { heldUntil }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    })
    .where('orderId', '=', orderId)
    .execute();
}

export interface NewOrderEvent {
  readonly eventId: string;
  readonly orderId: string;
  readonly kind: string;
  /** The description of the event in the order's timeline. */
  readonly text: string;
  /** The key of the request that caused it, if the event shows whether it was carried out. */
  readonly requestKey?: string;
}

/** Whether the event of a request was added before. */
export async function hasEventOf(
  tenant: Tenant,
  orderId: string,
  requestKey: string,
): Promise<boolean> {
  const row = await tenant
    .selectFrom('orderEvents')
    .where('orderId', '=', orderId)
    .where('requestKey', '=', requestKey)
    .select('eventId')
    .executeTakeFirst();
  return row !== undefined;
}

/** What the buyer wrote and agreed to in the checkout. */
export async function readBuyerNotes(
  tenant: Tenant,
  orderId: string,
): Promise<Pick<OrderDetails, 'note' | 'answers' | 'termsAcceptedAt'>> {
  const row = await tenant
    .selectFrom('orders')
    .where('orderId', '=', orderId)
    .select(['note', 'answers', 'termsAcceptedAt'])
    .executeTakeFirst();
  return {
    note: row?.note ?? '',
    answers: (row?.answers ?? []) as CheckoutAnswer[],
    termsAcceptedAt: row?.termsAcceptedAt?.toISOString() ?? null,
  };
}

/** Adds an event to the timeline of an order that the transaction has locked or created. */
export async function insertOrderEvent(
  tenant: Tenant,
  {
    eventId,
    orderId,
    kind,
    text,
    requestKey = null,
  }: Omit<NewOrderEvent, 'requestKey'> & {
    readonly requestKey?: string | null;
  },
  now: Date,
): Promise<void> {
  await tenant
    .insertInto('orderEvents')
    .values((insert) => ({
      eventId,
      orderId,
      kind,
      text,
      requestKey,
      position: insert
        .selectFrom('orderEvents')
        .where('websiteId', '=', tenant.websiteId)
        .where('orderId', '=', orderId)
        .select((select) => select.fn.countAll<number>().as('count')),
      createdAt: now,
    }))
    .execute();
}
