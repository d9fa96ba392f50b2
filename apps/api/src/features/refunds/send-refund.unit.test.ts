import { afterEach, expect, it, vi } from 'vitest';
import type { Tenant } from '../../platform/database/index.ts';
import type {
  PaymentProvider,
  RefundOutcome,
  RefundRequest,
} from '../../platform/payments/index.ts';
import { sendRefund } from './send-refund.ts';

afterEach(() => {
  vi.useRealTimers();
});

const key = { websiteId: 'w', refundId: 'r', wasSent: false };
const found = {
  refund: { amountCents: 700, giftCardCents: 200, attemptId: 'a' },
  attempt: { attemptId: 'a', provider: 'testCard', currency: 'EUR' },
};
/** Instead of a transaction: the rows that it reads. */
const inTenant = async <T>(_work: (tenant: Tenant) => Promise<T>): Promise<T> => found as T;
const providerOf = (refund: ((request: RefundRequest) => Promise<RefundOutcome>) | undefined) =>
  [{ id: 'testCard', ...(refund === undefined ? {} : { refund }) }] as unknown as PaymentProvider[];

it('sends what was charged, without the part for gift cards, with its id as the idempotency key', async () => {
  const sent: RefundRequest[] = [];
  const providers = providerOf(async (request) => {
    sent.push(request);
    return { state: 'refunded', reference: 'x' };
  });
  expect(await sendRefund(key, providers, inTenant, () => {})).toEqual({
    state: 'refunded',
    reference: 'x',
  });
  expect(sent).toEqual([{ ...key, attemptId: 'a', amountCents: 500, currency: 'EUR' }]);
});

it('does not call a refund failed when the connection broke: the money may have been returned', async () => {
  const errors: unknown[] = [];
  const providers = providerOf(() => Promise.reject(new Error('socket hang up')));
  const outcome = await sendRefund(key, providers, inTenant, (error) => errors.push(error));
  expect([outcome, errors]).toMatchObject([{ state: 'unknown' }, [{ message: 'socket hang up' }]]);
});

it('stops waiting for a provider that does not respond', async () => {
  vi.useFakeTimers();
  const providers = providerOf(() => new Promise(() => {}));
  const outcome = sendRefund(key, providers, inTenant, () => {});
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await outcome).toEqual({ state: 'unknown' });
});

it('leaves a refund open whose provider is unknown or cannot return money', async () => {
  for (const providers of [[], providerOf(undefined)])
    expect(await sendRefund(key, providers, inTenant, () => {})).toEqual({ state: 'unknown' });
});
