import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentOutcome, PaymentProvider } from '../../../platform/payments/index.ts';
import { requestOutcome } from './request-outcome.ts';
import type { PaymentAttempt } from '../payment-attempts.queries.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const attempt = { attemptId: 'a', provider: 'testCard', amountCents: 100 } as PaymentAttempt;

function fetchOutcome(
  result: () => Promise<PaymentOutcome>,
  changes: Partial<PaymentAttempt> = {},
) {
  const provider = { id: 'testCard', fetchOutcome: result } as unknown as PaymentProvider;
  const onError = vi.fn<(error: unknown) => void>();
  const call = ({ fetchOutcome: put }: PaymentProvider) => put({ websiteId: 'w', attemptId: 'a' });
  const question = { attempt: { ...attempt, ...changes }, payments: [provider], call, onError };
  return { outcome: requestOutcome(question), onError };
}

describe('requestOutcome', () => {
  const captured = { state: 'captured', reference: 'r' } as const;

  it('returns the outcome of the provider', async () => {
    expect(await fetchOutcome(async () => captured).outcome).toEqual(captured);
  });

  it('returns unknown and reports the error when the provider fails', async () => {
    const { outcome, onError } = fetchOutcome(() => Promise.reject(new Error('down')));
    expect(await outcome).toEqual({ state: 'unknown' });
    expect(onError).toHaveBeenCalledWith(new Error('down'));
  });

  it('returns unknown when the provider does not respond within the timeout', async () => {
    const { outcome } = fetchOutcome(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await outcome).toEqual({ state: 'unknown' });
  });

  it('returns unknown when the provider is not configured', async () => {
    expect(await fetchOutcome(async () => captured, { provider: 'gone' }).outcome).toEqual({
      state: 'unknown',
    });
  });

  it('returns captured without calling the provider when the amount is zero', async () => {
    const asked = vi.fn<() => Promise<PaymentOutcome>>();
    expect((await fetchOutcome(asked, { amountCents: 0 }).outcome).state).toBe('captured');
    expect(asked).not.toHaveBeenCalled();
  });
});
