import type { PaymentOutcome, PaymentProvider } from '../../../platform/payments/index.ts';
import type { PaymentAttempt } from '../payment-attempts.queries.ts';

/** After this time, the outcome is `unknown`. The reconciler asks the provider again later. */
const timeoutMs = 20_000;

/** Calls a provider: to charge, to ask for the outcome, or to cancel. */
export type ProviderCall = (provider: PaymentProvider) => Promise<PaymentOutcome>;

interface OutcomeRequest {
  readonly attempt: PaymentAttempt;
  readonly payments: readonly PaymentProvider[];
  readonly call: ProviderCall;
  readonly onError: (error: unknown) => void;
}

/**
 * Calls the provider of an attempt. If the call fails or times out, the outcome is `unknown` and not `declined`: the
 * buyer may have been charged. An attempt without an amount is captured without a call.
 */
export async function requestOutcome(outcomeRequest: OutcomeRequest): Promise<PaymentOutcome> {
  const { attempt, payments, call, onError } = outcomeRequest;
  if (attempt.amountCents === 0) return { state: 'captured', reference: 'free' };
  const provider = payments.find(({ id }) => id === attempt.provider);
  if (provider === undefined) return { state: 'unknown' };
  const timeout = Promise.withResolvers<PaymentOutcome>();
  const timer = setTimeout(() => timeout.resolve({ state: 'unknown' }), timeoutMs);
  try {
    return await Promise.race([call(provider), timeout.promise]);
  } catch (error) {
    onError(error);
    return { state: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}
