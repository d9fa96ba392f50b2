import { describe, expect, it } from 'vitest';
import { createTestCardProvider } from './test-card-provider.ts';

let tokens = 0;
const provider = (maxAttempts = 100) =>
  createTestCardProvider({ createToken: () => `ref-${(tokens += 1)}`, maxAttempts });

const pay = (cards: ReturnType<typeof provider>, token: string, attemptId = 'a1') =>
  cards.pay({
    attemptId,
    websiteId: 'w',
    orderId: 'o',
    amountCents: 1500,
    currency: 'EUR',
    token,
    returnUrl: 'http://shop.localhost:4000/checkout/return?order=x',
  });

describe('the test cards', () => {
  it.each([
    ['4242 4242 4242 4242', 'captured'],
    ['4000-0000-0000-0002', 'declined'],
    ['4000 0025 0000 3155', 'actionRequired'],
    ['4000000000000341', 'unknown'],
    ['4111 1111 1111 1111', 'declined'],
    ['', 'declined'],
  ])('%s is %s (CHECKOUT-01)', async (card, state) => {
    expect((await pay(provider(), card)).state).toBe(state);
  });

  it('charge an attempt once, however often it is sent', async () => {
    const cards = provider();
    const first = await pay(cards, '4242424242424242');
    expect(await pay(cards, '4000000000000002')).toEqual(first);
    expect(await cards.ask('a1')).toEqual(first);
    expect(await cards.cancel('a1')).toEqual(first);
  });

  it('tell late that they were charged, and cannot be stopped then', async () => {
    const cards = provider();
    await pay(cards, '4000000000000341');
    expect((await cards.ask('a1')).state).toBe('captured');
    await pay(cards, '4000000000000341', 'a2');
    expect((await cards.cancel('a2')).state).toBe('captured');
  });

  it('ask for a second step on a page of the site, and do what its answer says', async () => {
    for (const [isApproved, state] of [
      [true, 'captured'],
      [false, 'declined'],
    ] as const) {
      const cards = provider();
      const outcome = await pay(cards, '4000002500003155');
      const reference = 'reference' in outcome ? outcome.reference : '';
      expect(outcome).toMatchObject({
        nextStepUrl: `http://shop.localhost:4000/checkout/second-step/${reference}`,
      });
      expect(cards.secondSteps?.read(reference)).toMatchObject({
        attemptId: 'a1',
        amountCents: 1500,
      });
      cards.secondSteps?.answer(reference, isApproved);
      cards.secondSteps?.answer(reference, !isApproved);
      expect((await cards.ask('a1')).state).toBe(state);
      expect(cards.secondSteps?.read(reference)).toBeNull();
    }
  });

  it('know nothing of an attempt that never arrived, and stop it all the same', async () => {
    const cards = provider();
    expect(await cards.ask('never')).toEqual({ state: 'unknown' });
    expect((await cards.cancel('never')).state).toBe('declined');
    expect((await pay(cards, '4242424242424242', 'never')).state).toBe('declined');
  });

  it('are remembered only so long', async () => {
    const cards = provider(2);
    for (const attemptId of ['a1', 'a2', 'a3']) await pay(cards, '4242424242424242', attemptId);
    expect((await cards.ask('a1')).state).toBe('unknown');
    expect((await cards.ask('a3')).state).toBe('captured');
  });
});
