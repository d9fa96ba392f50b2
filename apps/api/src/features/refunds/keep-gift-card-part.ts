import type { OrderScope } from '../orders/public.ts';
import { insertRefund, updateRefund, type StoredRefund } from './refunds.queries.ts';

/**
 * Keeps the part of a refund that gift cards have got, after the other part failed at the provider: as a refund of its
 * own, which succeeded. The cards may have been spent meanwhile, so that nothing is taken back from them.
 */
export async function keepGiftCardPart(
  { tenant, services, now }: Pick<OrderScope, 'tenant' | 'services' | 'now'>,
  { refundId, orderId, attemptId, giftCardCents }: StoredRefund,
): Promise<void> {
  if (giftCardCents === 0) return;
  const partId = services.createId();
  await insertRefund(tenant, {
    refundId: partId,
    orderId,
    attemptId,
    requestKey: `${refundId}.giftCards`,
    method: 'manual',
    plan: {
      lines: [],
      shippingCents: 0,
      otherCents: giftCardCents,
      amountCents: giftCardCents,
    },
    giftCardCents,
    restockedLineIds: new Set(),
    reason: '',
    notifiesBuyer: false,
    checkAt: now,
    now,
  });
  await updateRefund(tenant, partId, { state: 'succeeded', checkAt: null, settledAt: now });
}
