import {
  withLookup,
  withTenant,
  type LookupTransaction,
  type Tenant,
} from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { markRefundRequested } from '../checkout/public.ts';
import { lockPayment, refundableChargeCents } from './lock-payment.queries.ts';
import { insertRefund } from './refunds.queries.ts';

/** How many payments are read at once. */
const batchSize = 50;

const listLatePayments = (db: LookupTransaction, above: string) =>
  db
    .selectFrom('paymentAttempts')
    .where('state', '=', 'capturedLate')
    .where('refundNotedAt', 'is', null)
    .where('attemptId', '>', above)
    .orderBy('attemptId')
    .limit(batchSize)
    .select(['websiteId', 'attemptId', 'orderId'])
    .execute();

/** Writes the refund of a payment that arrived late, unless it is written already. */
async function startLateRefund(
  tenant: Tenant,
  { now, createId }: Pick<Services, 'now' | 'createId'>,
  { attemptId, orderId }: { readonly attemptId: string; readonly orderId: string },
): Promise<void> {
  const payment = await lockPayment(tenant, orderId);
  if (payment?.attemptId !== attemptId) return;
  if (!(await markRefundRequested(tenant, attemptId, now()))) return;
  const amountCents = refundableChargeCents(payment);
  // It was refunded by the provider's own screens meanwhile.
  if (amountCents === 0) return;
  await insertRefund(tenant, {
    refundId: createId(),
    orderId,
    attemptId,
    requestKey: `late.${attemptId}`,
    method: 'provider',
    plan: { lines: [], shippingCents: 0, otherCents: amountCents, amountCents },
    giftCardCents: 0,
    restockedLineIds: new Set(),
    reason: '',
    notifiesBuyer: true,
    checkAt: now(),
    now: now(),
  });
}

/**
 * Writes the refunds of money that arrived after its order was canceled, each once; the reconciler sends them. An error
 * of one payment does not affect the others.
 */
export async function startLateRefunds(
  services: Omit<Services, 'log'>,
  onError: (error: unknown) => void,
): Promise<void> {
  let above = '';
  for (;;) {
    const late = await withLookup(services.database, (db) => listLatePayments(db, above), 'read');
    for (const { websiteId, ...payment } of late)
      await withTenant(services.database, { websiteId, actorId: undefined }, (tenant) =>
        startLateRefund(tenant, services, payment),
      ).catch(onError);
    const last = late.at(-1);
    if (last === undefined || late.length < batchSize) return;
    above = last.attemptId;
  }
}
