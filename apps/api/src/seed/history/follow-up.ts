import { isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import { settleDispute } from '../../features/checkout/settle/settle-dispute.ts';
import type { PaymentAttempt } from '../../features/checkout/payment-attempts.queries.ts';
import { fulfillOrder } from '../../features/orders/fulfill-order.ts';
import { insertOrderEvent, updateOrder, type OrderScope } from '../../features/orders/public.ts';
import { startCancellation } from '../../features/refunds/cancel-order.ts';
import { lockPayment } from '../../features/refunds/lock-payment.queries.ts';
import { markPaid } from '../../features/refunds/mark-order-paid.ts';
import { settleRefund } from '../../features/refunds/settle-refund.ts';
import { startRefund } from '../../features/refunds/start-refund.ts';
import { createToken } from '../../platform/security/token.ts';
import type { Services } from '../../platform/services.ts';
import type { DemoFollowUp, Quantities } from '../demo-history.ts';

/** An order of the history, for what happened to it. */
export interface FollowedOrder {
  readonly scope: OrderScope;
  readonly attempt: PaymentAttempt;
  readonly providers: Services['providers'];
}

type FollowUpOf<Kind extends DemoFollowUp['kind']> = Extract<DemoFollowUp, { kind: Kind }>;

async function linesOf({ scope, attempt }: FollowedOrder, quantities: Quantities) {
  const rows = await scope.tenant
    .selectFrom('orderLines')
    .where('orderId', '=', attempt.orderId)
    .select(['lineId', 'sku'])
    .execute();
  return Object.entries(quantities).map(([sku, quantity]) => {
    const row = rows.find((line) => line.sku === sku);
    if (row === undefined) throw new Error(`A demo order has no line with ${sku}.`);
    return { lineId: row.lineId, quantity };
  });
}

/** Records a refund in the books of the test card, as it does when it returns money, and settles it. */
async function sendRefund({ scope, attempt }: FollowedOrder, refundId: string): Promise<void> {
  const { tenant } = scope;
  const { amountCents, giftCardCents } = await tenant
    .selectFrom('refunds')
    .where('refundId', '=', refundId)
    .select(['amountCents', 'giftCardCents'])
    .executeTakeFirstOrThrow();
  const { attemptId } = attempt;
  const refund = { refundId, attemptId, state: 'refunded', reference: createToken() } as const;
  await tenant
    .insertInto('testCardRefunds')
    .values({ ...refund, amountCents: amountCents - giftCardCents, createdAt: scope.now })
    .execute();
  await settleRefund(scope, refundId, refund);
}

const methodOf = ({ attempt }: FollowedOrder) =>
  attempt.provider === 'testCard' ? 'provider' : 'manual';

async function refund(
  order: FollowedOrder,
  { lines, restocks, reason }: FollowUpOf<'refund'>,
): Promise<ErrorResult | undefined> {
  const { scope, attempt } = order;
  const payment = await lockPayment(scope.tenant, attempt.orderId);
  if (payment === null) throw new Error('A demo order has no payment.');
  const pieces = lines === undefined ? [] : await linesOf(order, lines);
  const started = await startRefund(scope, attempt.orderId, payment, {
    requestKey: scope.services.createId(),
    wish: lines === undefined ? 'all' : { lines: pieces, shippingCents: 0, otherCents: 0 },
    restockedLineIds: new Set(restocks === true ? pieces.map(({ lineId }) => lineId) : []),
    method: methodOf(order),
    reason,
    notifiesBuyer: true,
  });
  if (isErrorResult(started)) return started;
  if (started !== null) await sendRefund(order, started);
  return undefined;
}

async function cancel(
  order: FollowedOrder,
  { reason }: FollowUpOf<'cancel'>,
): Promise<ErrorResult | undefined> {
  const { scope, attempt, providers } = order;
  const started = await startCancellation(scope, {
    params: { orderId: attempt.orderId },
    body: {
      requestKey: scope.services.createId(),
      restocks: true,
      refund: methodOf(order),
      reason,
      notifiesBuyer: true,
    },
    services: { providers },
  });
  if (isErrorResult(started)) return started;
  if (started !== null) await sendRefund(order, started);
  return undefined;
}

const addEvent = (
  { scope, attempt: { orderId } }: FollowedOrder,
  kind: string,
  text: string,
): Promise<void> =>
  insertOrderEvent(
    scope.tenant,
    { eventId: scope.services.createId(), orderId, kind, text: `${scope.actorName}${text}` },
    scope.now,
  );

async function apply(
  order: FollowedOrder,
  followUp: DemoFollowUp,
): Promise<ErrorResult | undefined> {
  const { scope, attempt, providers } = order;
  const { tenant, services, now } = scope;
  const { orderId, attemptId, amountCents, currency } = attempt;
  switch (followUp.kind) {
    case 'ship':
      return fulfillOrder(scope, orderId, {
        requestKey: services.createId(),
        lines: followUp.lines && (await linesOf(order, followUp.lines)),
        carrier: followUp.carrier ?? null,
        trackingNumber: followUp.trackingNumber ?? '',
        trackingUrl: null,
        notifiesBuyer: followUp.notifies === true,
      });
    case 'paid':
      return markPaid(scope, orderId, providers);
    case 'refund':
      return refund(order, followUp);
    case 'cancel':
      return cancel(order, followUp);
    case 'note':
      await addEvent(order, 'note', `: ${followUp.text}`);
      return undefined;
    case 'tags': {
      const tags = followUp.tags.map((tag) => `“${tag}”`).join(', ');
      await updateOrder(tenant, orderId, { tags: followUp.tags });
      await addEvent(order, 'tagsChanged', ` changed the tags: added ${tags}.`);
      return undefined;
    }
    case 'dispute':
      await settleDispute(
        tenant,
        services,
        attempt.provider,
        {
          disputeId: services.createId(),
          attemptId,
          amountCents,
          currency,
          reason: followUp.reason,
          status: 'needs_response',
          dueAt: new Date(now.getTime() + 14 * 86_400_000),
        },
        now,
      );
      return undefined;
  }
}

/** Does with an order what its owner or its buyer did, with the functions that requests use. */
export async function followUpOn(order: FollowedOrder, followUp: DemoFollowUp): Promise<void> {
  const error = await apply(order, followUp);
  if (error !== undefined)
    throw new Error(`A demo order cannot ${followUp.kind}: ${JSON.stringify(error)}`);
}
