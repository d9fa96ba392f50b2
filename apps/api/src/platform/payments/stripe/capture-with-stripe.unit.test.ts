import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalStripe, type LocalStripe } from '../../../testing/stripe/local-stripe.ts';
import { memoryStripeRecords } from '../../../testing/stripe/memory-stripe-records.ts';
import type { CaptureMode } from '@sitewright/contracts/entities';
import { createStripeClient } from './create-stripe-client.ts';
import { createStripeProvider } from './create-stripe-provider.ts';

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startLocalStripe();
});
afterAll(() => stripe.close());

const websiteId = 'a'.repeat(24);
let attempts = 0;

/** A payment of 29 dollars, with the provider that made it. */
async function pay(capture: CaptureMode = 'manual') {
  const account = stripe.ledger.createAccount();
  const records = memoryStripeRecords(() => account);
  const provider = createStripeProvider({
    createClient: (secretKey) => createStripeClient(secretKey, stripe.url),
    records,
  });
  const key = { websiteId, attemptId: `attempt${(attempts += 1)}` };
  const outcome = await provider.pay({
    ...key,
    orderId: 'order',
    amountCents: 2900,
    currency: 'USD',
    capture,
    source: {
      kind: 'token',
      token: stripe.ledger.createToken('4242 4242 4242 4242'),
      savesMethod: false,
    },
    returnUrl: 'http://shop.localhost/checkout/return',
  });
  const captureAs = (captureId: string, amountCents: number) =>
    provider.capture?.({ ...key, captureId, amountCents, currency: 'USD' });
  const charged = () =>
    stripe.ledger.charges
      .filter(({ accountId }) => accountId === account.accountId)
      .map(({ amount }) => amount);
  const intentId = records.intents.get(key.attemptId)?.intentId ?? '';
  return { provider, key, outcome, captureAs, charged, intentId };
}

describe('a payment at Stripe', () => {
  it('is charged at once if it is captured automatically', async () => {
    const { outcome, charged, intentId } = await pay('automatic');
    expect(outcome).toEqual({ state: 'captured', reference: intentId });
    expect(charged()).toEqual([2900]);
  });

  it('is only authorized if it is captured manually, and charged once in part', async () => {
    const { provider, key, outcome, captureAs, charged, intentId } = await pay();
    expect(outcome).toEqual({ state: 'authorized', reference: intentId });
    expect(charged()).toEqual([]);
    const captured = { state: 'captured', reference: intentId, capturedCents: 1200 };
    expect(await captureAs('one', 1200)).toEqual(captured);
    expect(await captureAs('one', 1200)).toEqual(captured);
    stripe.forgetKeys();
    expect(await captureAs('one', 1200)).toEqual(captured);
    expect(await captureAs('two', 1700)).toEqual(captured);
    expect(await provider.void(key)).toEqual(captured);
    expect(await provider.fetchOutcome(key)).toEqual(captured);
    expect(charged()).toEqual([1200]);
  });

  it('stays authorized if Stripe rejects its capture', async () => {
    const { provider, key, captureAs, charged } = await pay();
    expect(await captureAs('one', 2901)).toEqual({ state: 'rejected', reason: 'amount_too_large' });
    expect(await provider.fetchOutcome(key)).toMatchObject({ state: 'authorized' });
    expect(await captureAs('two', 2900)).toMatchObject({ state: 'captured', capturedCents: 2900 });
    expect(charged()).toEqual([2900]);
  });

  it('cannot be captured once it is voided', async () => {
    const { provider, key, captureAs, charged } = await pay();
    expect(await provider.void(key)).toMatchObject({ state: 'declined' });
    expect(await captureAs('one', 2900)).toMatchObject({ state: 'declined' });
    expect(charged()).toEqual([]);
  });
});
