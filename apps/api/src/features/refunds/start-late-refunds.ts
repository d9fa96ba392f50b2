import { withLookup, withTenant, type LookupTransaction } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { markRefundRequested } from '../checkout/public.ts';
import { lockPayment, refundableChargeCents } from './lock-payment.queries.ts';
import { insertRefund } from './refunds.queries.ts';

/** The maximum number of payments that one run of the job refunds. */
const maxPayments = 50;

const listLatePayments = (db: LookupTransaction) =>
  db
    .selectFrom('paymentAttempts')
    .where('state', '=', 'capturedLate')
    .where('refundNotedAt', 'is', null)
    .orderBy('attemptId')
    .limit(maxPayments)
    .select(['websiteId', 'attemptId', 'orderId'])
    .execute();

/**
 * Writes the refunds of money that arrived after its order was canceled, each once; the reconciler sends them. An error
 * of one payment does not affect the others.
 */
export async function startLateRefunds(
  services: Omit<Services, 'log'>,
  onError: (error: unknown) => void,
): Promise<void> {
  const late = await withLookup(services.database, listLatePayments, 'read');
  for (const { websiteId, attemptId, orderId } of late)
    try {
      await withTenant(services.database, { websiteId, actorId: undefined }, async (tenant) => {
        const now = services.now();
        const payment = await lockPayment(tenant, orderId);
        if (payment?.attemptId !== attemptId) return;
        if (!(await markRefundRequested(tenant, attemptId, now))) return;
        const amountCents = refundableChargeCents(payment);
        // It was refunded by the provider's own screens meanwhile.
        if (amountCents === 0) return;
        await insertRefund(tenant, {
          refundId: services.createId(),
          orderId,
          attemptId,
          requestKey: `late.${attemptId}`,
          method: 'provider',
          plan: {
            lines: [],
            shippingCents: 0,
            otherCents: amountCents,
            amountCents,
            taxCents: 0,
          },
          giftCardCents: 0,
          restockedLineIds: new Set(),
          reason: '',
          notifiesBuyer: true,
          checkAt: now,
          now,
        });
      });
    } catch (error) {
      onError(error);
    }
}
