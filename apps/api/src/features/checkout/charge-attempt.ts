import type { PaymentOutcome, PaymentProvider } from '../../platform/payments/index.ts';
import type { AttemptRow } from './payment-attempts.queries.ts';

/** A provider that takes longer than this has not answered; it is asked again later. */
const patienceMs = 20_000;

/** What is wanted of a provider: a first charge, what became of it, or that it ends. */
export type ProviderCall = (provider: PaymentProvider) => Promise<PaymentOutcome>;

interface AttemptCall {
  readonly attempt: AttemptRow;
  readonly payments: readonly PaymentProvider[];
  readonly call: ProviderCall;
  readonly onError: (error: unknown) => void;
}

/**
 * Hears from a provider about an attempt. One that fails or does not come back has not answered: the charge may have
 * been made all the same, so that is `unknown` and never a failure. Where nothing is to be paid nobody is asked.
 */
export async function outcomeOf(question: AttemptCall): Promise<PaymentOutcome> {
  const { attempt, payments, call, onError } = question;
  if (attempt.amountCents === 0) return { state: 'captured', reference: 'free' };
  const provider = payments.find(({ id }) => id === attempt.provider);
  if (provider === undefined) return { state: 'unknown' };
  const patience = Promise.withResolvers<PaymentOutcome>();
  const timer = setTimeout(() => patience.resolve({ state: 'unknown' }), patienceMs);
  try {
    return await Promise.race([call(provider), patience.promise]);
  } catch (error) {
    onError(error);
    return { state: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}
