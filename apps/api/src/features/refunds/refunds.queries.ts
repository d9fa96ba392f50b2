import type { RefundPlan } from '@sitewright/commerce/orders';
import type { RefundOrigin, RefundState } from '@sitewright/contracts/entities';
import { sql } from 'kysely';
import type { LookupTransaction, Tenant } from '../../platform/database/index.ts';
import { taxesOfRefund } from './refund-taxes.queries.ts';

/** A refund that is not written yet. */
export interface NewRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly attemptId: string;
  readonly requestKey: string;
  readonly method: RefundOrigin;
  readonly plan: RefundPlan;
  /** The part of the amount that goes to gift cards. */
  readonly giftCardCents: number;
  /** The lines whose pieces are put back into stock. */
  readonly restockedLineIds: ReadonlySet<string>;
  readonly reason: string;
  readonly notifiesBuyer: boolean;
  /** When the provider is asked again, unless its response arrives before. */
  readonly checkAt: Date;
  readonly now: Date;
}

/** A refund with what its settlement needs. */
export interface StoredRefund {
  readonly refundId: string;
  readonly orderId: string;
  readonly attemptId: string;
  readonly state: RefundState;
  readonly method: RefundOrigin;
  readonly amountCents: number;
  readonly giftCardCents: number;
  /** The provider's id of the refund; null until it has accepted it. */
  readonly providerReference: string | null;
  readonly shippingCents: number;
  readonly notifiesBuyer: boolean;
  readonly checks: number;
}

const columns = [
  'refundId',
  'orderId',
  'attemptId',
  'state',
  'method',
  'amountCents',
  'giftCardCents',
  'providerReference',
  'shippingCents',
  'notifiesBuyer',
  'checks',
] as const;

/**
 * Writes a pending refund with the tax that it returns, and takes its amounts from the payment, the lines and the shipping. The caller holds the lock
 * on the payment; constraints of the tables reject what exceeds it.
 */
export async function insertRefund(tenant: Tenant, refund: NewRefund): Promise<void> {
  const { plan, restockedLineIds, now, ...row } = refund;
  const { lines, amountCents, shippingCents, otherCents } = plan;
  const taxes = await taxesOfRefund(tenant, refund.orderId, plan);
  await tenant
    .insertInto('refunds')
    .values({
      ...row,
      amountCents,
      shippingCents,
      otherCents,
      taxCents: taxes.reduce((sum, { taxCents }) => sum + taxCents, 0),
      taxes: JSON.stringify(taxes),
      state: 'pending',
      createdAt: now,
    })
    .execute();
  if (lines.length > 0)
    await tenant
      .insertInto('refundLines')
      .values(
        lines.map((line) => ({
          refundId: refund.refundId,
          ...line,
          restocks: restockedLineIds.has(line.lineId),
        })),
      )
      .execute();
  await takeAmounts(tenant, refund.refundId, 1);
}

/** Takes the amounts of a refund from its payment and its order, or gives them back with -1. */
export async function takeAmounts(tenant: Tenant, refundId: string, sign: 1 | -1): Promise<void> {
  await sql`
    update payment_attempts set refunded_cents = payment_attempts.refunded_cents
      + ${sign}::int * (refunds.amount_cents - refunds.gift_card_cents)
    from refunds
    where payment_attempts.website_id = ${tenant.websiteId} and refunds.website_id = ${tenant.websiteId}
      and refunds.refund_id = ${refundId} and payment_attempts.attempt_id = refunds.attempt_id
  `.execute(tenant);
  await sql`
    update orders
    set refunded_shipping_cents = orders.refunded_shipping_cents + ${sign}::int * refunds.shipping_cents,
      refunded_gift_card_cents = orders.refunded_gift_card_cents + ${sign}::int * refunds.gift_card_cents
    from refunds
    where orders.website_id = ${tenant.websiteId} and refunds.website_id = ${tenant.websiteId}
      and refunds.refund_id = ${refundId} and orders.order_id = refunds.order_id
  `.execute(tenant);
  await sql`
    update order_lines
    set refunded_quantity = refunded_quantity + ${sign}::int * part.quantity,
      refunded_cents = refunded_cents + ${sign}::int * part.amount_cents,
      refunded_tax_cents = refunded_tax_cents + ${sign}::int * part.tax_cents
    from refund_lines as part
    where order_lines.website_id = ${tenant.websiteId} and part.website_id = ${tenant.websiteId}
      and part.refund_id = ${refundId} and order_lines.line_id = part.line_id
  `.execute(tenant);
}

/** The refund of a request that was written before; null if there is none. */
export async function findRefundId(
  tenant: Tenant,
  orderId: string,
  requestKey: string,
): Promise<string | null> {
  const row = await tenant
    .selectFrom('refunds')
    .where('orderId', '=', orderId)
    .where('requestKey', '=', requestKey)
    .select('refundId')
    .executeTakeFirst();
  return row?.refundId ?? null;
}

/** Whether the response to a refund of this payment is still open. */
export async function hasPendingRefund(tenant: Tenant, attemptId: string): Promise<boolean> {
  const row = await tenant
    .selectFrom('refunds')
    .where('attemptId', '=', attemptId)
    .where('state', '=', 'pending')
    .select('refundId')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const findRefund = async (tenant: Tenant, refundId: string): Promise<StoredRefund | null> =>
  (await tenant
    .selectFrom('refunds')
    .where('refundId', '=', refundId)
    .select(columns)
    .executeTakeFirst()) ?? null;

/** The state of a refund whose provider has answered, or has not. */
export interface RefundChange {
  readonly state: RefundState;
  readonly providerReference?: string;
  readonly checkAt: Date | null;
  readonly checks?: number;
  readonly settledAt?: Date;
  /** When a refund failed that had succeeded before. */
  readonly reversedAt?: Date;
}

export const updateRefund = async (
  tenant: Tenant,
  refundId: string,
  change: RefundChange,
): Promise<void> => {
  await tenant.updateTable('refunds').set(change).where('refundId', '=', refundId).execute();
};

/** The money of an order that was returned, without refunds that are pending or failed. */
export async function sumRefunded(tenant: Tenant, orderId: string): Promise<number> {
  const row = await tenant
    .selectFrom('refunds')
    .where('orderId', '=', orderId)
    .where('state', '=', 'succeeded')
    .select((select) => select.fn.sum<number>('amountCents').as('cents'))
    .executeTakeFirst();
  return row?.cents ?? 0;
}

/** The pieces of a refund that are put back into stock. */
export const listRestockedLines = (tenant: Tenant, refundId: string) =>
  tenant
    .selectFrom('refundLines')
    .where('refundId', '=', refundId)
    .where('restocks', '=', true)
    .select(['lineId', 'quantity'])
    .execute();

/** Lists refunds of all websites whose response is open and due to be requested again. */
export const listOpenRefunds = (
  db: LookupTransaction,
  now: Date,
  limit: number,
): Promise<{ readonly websiteId: string; readonly refundId: string }[]> =>
  db
    .selectFrom('refunds')
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .limit(limit)
    .select(['websiteId', 'refundId'])
    .execute();
