import { randomBytes } from 'node:crypto';
import type { CaptureMode } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { createId } from '../database/index.ts';
import { testEngines } from '../database/test-database.ts';
import { createToken } from '../security/token.ts';
import { databaseCardAttempts } from './database-card-attempts.ts';
import { createTestCardProvider } from './test-card-provider.ts';

describe.each(testEngines())('the test card provider on %s', (engine) => {
  let api: TestApi;
  let site: TestSite;
  let other: TestSite;
  beforeAll(async () => {
    api = await openTestApi({ engine });
    site = await createTestSite(api, 'shop');
    other = await createTestSite(api, 'other');
  });
  afterAll(() => api.close());

  /** Providers hold nothing: one asks about what another one charged, as on two servers. */
  const provider = () =>
    createTestCardProvider({ createToken, attempts: databaseCardAttempts(api.database) });
  const newKey = (websiteId = site.websiteId) => ({
    websiteId,
    attemptId: createId(Date.now(), randomBytes),
  });
  const pay = (token: string, key = newKey(), capture: CaptureMode = 'automatic') =>
    provider().pay({
      ...key,
      orderId: key.attemptId,
      amountCents: 1500,
      currency: 'EUR',
      capture,
      source: { kind: 'token', token, savesMethod: false },
      returnUrl: 'http://shop.localhost:4000/checkout/return?order=x',
    });

  it.each([
    ['4242 4242 4242 4242', 'captured'],
    ['4000-0000-0000-0002', 'declined'],
    ['4000 0025 0000 3155', 'actionRequired'],
    ['4000 0027 6000 3184', 'actionRequired'],
    ['4000000000000341', 'unknown'],
    ['4111 1111 1111 1111', 'declined'],
    ['', 'declined'],
  ])('for the card %s returns the state %s (CHECKOUT-01)', async (card, state) => {
    expect((await pay(card)).state).toBe(state);
  });

  const captureOf = (key: ReturnType<typeof newKey>, amountCents: number) =>
    provider().capture?.({ ...key, captureId: key.attemptId, amountCents, currency: 'EUR' });

  it('authorizes a card that is captured manually, and captures it once', async () => {
    const key = newKey();
    expect((await pay('4242424242424242', key, 'manual')).state).toBe('authorized');
    const captured = { state: 'captured', capturedCents: 900 };
    expect(await captureOf(key, 900)).toMatchObject(captured);
    expect(await captureOf(key, 1500)).toMatchObject(captured);
    expect(await provider().void(key)).toMatchObject(captured);
  });

  it.each(['4242424242424242', '4000000000000341'])(
    'voids what the card %s authorized, which can then not be captured',
    async (card) => {
      const key = newKey();
      await pay(card, key, 'manual');
      expect((await provider().void(key)).state).toBe('declined');
      expect((await captureOf(key, 1500))?.state).toBe('declined');
    },
  );

  it('authorizes a card after its second step', async () => {
    const key = newKey();
    const outcome = await pay('4000002500003155', key, 'manual');
    if (outcome.state !== 'actionRequired') throw new Error(outcome.state);
    const { websiteId } = key;
    await provider().secondSteps?.answer({ websiteId, reference: outcome.reference }, true);
    expect((await provider().fetchOutcome(key)).state).toBe('authorized');
  });

  it('charges an attempt once, even if it is sent again or concurrently', async () => {
    const key = newKey();
    const first = await pay('4242424242424242', key);
    expect(await pay('4000000000000002', key)).toEqual(first);
    expect(await provider().fetchOutcome(key)).toEqual(first);
    expect(await provider().void(key)).toEqual(first);
    const twice = newKey();
    const [one, same] = await Promise.all([
      pay('4242424242424242', twice),
      pay('4242424242424242', twice),
    ]);
    expect(one).toEqual(same);
  });

  it('captures an attempt with the delayed card, which cannot be canceled', async () => {
    const [asked, stopped] = [newKey(), newKey()];
    await pay('4000000000000341', asked);
    expect((await provider().fetchOutcome(asked)).state).toBe('captured');
    await pay('4000000000000341', stopped);
    expect((await provider().void(stopped)).state).toBe('captured');
  });

  it.each([
    [true, 'captured'],
    [false, 'declined'],
  ] as const)(
    'requests a second step and applies its first result only: %s',
    async (isApproved, state) => {
      const key = newKey();
      const outcome = await pay('4000002500003155', key);
      const reference = 'reference' in outcome ? outcome.reference : '';
      expect(outcome).toMatchObject({
        nextStepUrl: `http://shop.localhost:4000/checkout/second-step/${reference}`,
      });
      const step = { websiteId: site.websiteId, reference };
      const { secondSteps } = provider();
      expect(await secondSteps?.read(step)).toMatchObject({ ...key, amountCents: 1500 });
      await secondSteps?.answer({ ...step, websiteId: other.websiteId }, !isApproved);
      expect(await secondSteps?.read({ ...step, websiteId: other.websiteId })).toBeNull();
      await secondSteps?.answer(step, isApproved);
      await secondSteps?.answer(step, !isApproved);
      expect((await provider().fetchOutcome(key)).state).toBe(state);
      expect(await secondSteps?.read(step)).toBeNull();
    },
  );

  it('cancels an attempt that waits for a second step', async () => {
    const key = newKey();
    await pay('4000002500003155', key);
    expect((await provider().void(key)).state).toBe('declined');
    expect((await provider().fetchOutcome(key)).state).toBe('declined');
  });

  it('returns unknown for an unknown attempt, and declines it after a cancellation', async () => {
    const key = newKey();
    expect(await provider().fetchOutcome(key)).toEqual({ state: 'unknown' });
    expect((await provider().void(key)).state).toBe('declined');
    expect((await pay('4242424242424242', key)).state).toBe('declined');
  });

  it('returns unknown for an attempt of another website', async () => {
    const key = newKey();
    await pay('4242424242424242', key);
    expect(await provider().fetchOutcome({ ...key, websiteId: other.websiteId })).toEqual({
      state: 'unknown',
    });
  });
});
