import type { PaymentOutcome } from '../../platform/payments/index.ts';

/** A provider that takes longer than this has not answered; it is asked again later. */
const patienceMs = 20_000;

/**
 * Waits for a provider's answer. One that fails or does not come is no answer: the charge may have been made all the
 * same, so it is `unknown` and never a failure.
 */
export async function outcomeOf(
  answer: Promise<PaymentOutcome>,
  onError: (error: unknown) => void,
): Promise<PaymentOutcome> {
  const patience = Promise.withResolvers<PaymentOutcome>();
  const timer = setTimeout(() => patience.resolve({ state: 'unknown' }), patienceMs);
  try {
    return await Promise.race([answer, patience.promise]);
  } catch (error) {
    onError(error);
    return { state: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}
