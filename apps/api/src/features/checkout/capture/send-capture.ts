import { withTenant } from '../../../platform/database/index.ts';
import type { CaptureOutcome, PaymentOutcome } from '../../../platform/payments/index.ts';
import type { Services } from '../../../platform/services.ts';
import { formatAmount, insertOrderEvent } from '../../orders/public.ts';
import { requestOutcome } from '../pay/request-outcome.ts';
import { findAttempt, updateAttempt, type PaymentAttempt } from '../payment-attempts.queries.ts';
import { nextAuthorizationCheckAt } from '../settle/settlement.ts';

type CaptureServices = Pick<Services, 'database' | 'providers' | 'createId' | 'now'>;

/** Gives up a capture that the provider rejected, so that the owner can try again. Another one is left alone. */
const giveUpCapture = (
  { database, createId, now: clock }: CaptureServices,
  websiteId: string,
  { attemptId, captureId, captureCents }: PaymentAttempt,
  reason: string,
): Promise<void> =>
  withTenant(database, { websiteId, actorId: undefined }, async (tenant) => {
    const attempt = await findAttempt(tenant, attemptId, true);
    if (attempt?.state !== 'authorized' || attempt.captureId !== captureId) return;
    const { orderId, currency } = attempt;
    const now = clock();
    const released = { ...attempt, captureId: null, captureCents: null };
    await updateAttempt(tenant, attemptId, {
      state: 'authorized',
      checkAt: nextAuthorizationCheckAt(released, now),
      captureId: null,
      captureCents: null,
    });
    const amount = formatAmount(captureCents ?? attempt.amountCents, currency);
    const text = `The capture of ${amount} failed (${reason.replaceAll('_', ' ')}). Nothing was charged.`;
    const event = { eventId: createId(), orderId, kind: 'captureFailed', text };
    await insertOrderEvent(tenant, event, now);
  });

/**
 * Sends a capture to the provider, outside of any transaction. If the response is lost, the outcome is `unknown`, and the
 * reconciler sends the capture again with the same key: the provider charges once.
 */
export async function sendCapture(
  services: CaptureServices,
  websiteId: string,
  attempt: PaymentAttempt,
  onError: (error: unknown) => void,
): Promise<CaptureOutcome> {
  const { attemptId, captureId, captureCents, amountCents, currency } = attempt;
  let rejected: CaptureOutcome | undefined;
  const outcome = await requestOutcome({
    attempt,
    payments: services.providers,
    async call(provider): Promise<PaymentOutcome> {
      if (captureId === null || provider.capture === undefined) return { state: 'unknown' };
      const captured = await provider.capture({
        websiteId,
        attemptId,
        captureId,
        amountCents: captureCents ?? amountCents,
        currency,
      });
      if (captured.state !== 'rejected') return captured;
      rejected = captured;
      return { state: 'unknown' };
    },
    onError,
  });
  if (rejected?.state !== 'rejected') return outcome;
  await giveUpCapture(services, websiteId, attempt, rejected.reason);
  return rejected;
}
