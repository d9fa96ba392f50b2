import { err, type ErrorResult } from '@sitewright/contracts/errors';
import {
  formatAmount,
  hasEventOf,
  insertOrderEvent,
  lockOrder,
  type OrderScope,
} from '../../orders/public.ts';
import {
  findNewestAttempt,
  updateAttempt,
  type PaymentAttempt,
} from '../payment-attempts.queries.ts';
import { nextCheckAt } from '../settle/settlement.ts';

/** A capture that an owner asks for. */
export interface CaptureCommand {
  readonly requestKey: string;
  readonly amountCents: number;
}

/**
 * Writes a capture before any money is charged, so that it cannot be forgotten or exceed what was authorized. Of two
 * people who capture one payment, the second one joins the first if both want the same amount.
 *
 * @returns The attempt to send to the provider; null if it was captured before.
 */
export async function startCapture(
  { tenant, services, actorName, now }: OrderScope,
  orderId: string,
  { requestKey, amountCents }: CaptureCommand,
): Promise<PaymentAttempt | null | ErrorResult> {
  const attempt = await findNewestAttempt(tenant, orderId, true);
  if (attempt === null) return err('notFound');
  const { attemptId, captureCents, currency } = attempt;
  const isRepeated = await hasEventOf(tenant, orderId, requestKey);
  const isSame = isRepeated || captureCents === amountCents;
  if (attempt.state === 'captured' && attempt.captureId !== null && isSame) return null;
  const order = await lockOrder(tenant, orderId);
  if (attempt.state !== 'authorized' || order === null || order.state === 'cancelled')
    return err('actionNotAllowed');
  if (attempt.captureId !== null) return isSame ? attempt : err('conflict');
  if (amountCents > attempt.amountCents)
    return err('captureTooLarge', {
      values: { amount: formatAmount(attempt.amountCents, currency) },
    });

  const captureId = services.createId();
  const checkAt = nextCheckAt(0, now);
  await updateAttempt(tenant, attemptId, {
    state: 'authorized',
    checks: 0,
    checkAt,
    captureId,
    captureCents: amountCents,
  });
  const text = `${actorName} captures ${formatAmount(amountCents, currency)}.`;
  const event = { eventId: services.createId(), orderId, kind: 'captureStarted', text };
  // The key of a capture that the provider rejected is taken: the dialog that shows the error tries again with it.
  await insertOrderEvent(tenant, isRepeated ? event : { ...event, requestKey }, now);
  return { ...attempt, captureId, captureCents: amountCents };
}
