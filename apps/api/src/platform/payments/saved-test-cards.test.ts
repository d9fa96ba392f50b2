import { randomBytes } from 'node:crypto';
import type { CaptureMode } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { createId } from '../database/index.ts';
import { testEngines } from '../database/test-database.ts';
import { createToken } from '../security/token.ts';
import { databaseCardAttempts } from './database-card-attempts.ts';
import type { PaymentOutcome, PaymentSource } from './payment-provider.ts';
import { sweepCardAttempts } from './sweep-card-attempts.ts';
import { createTestCardProvider } from './test-card-provider.ts';

describe.each(testEngines())('saved test cards on %s', (engine) => {
  let api: TestApi;
  let site: TestSite;
  let other: TestSite;
  beforeAll(async () => {
    api = await openTestApi({ engine });
    site = await createTestSite(api, 'shop');
    other = await createTestSite(api, 'other');
  });
  afterAll(() => api.close());

  const provider = () =>
    createTestCardProvider({ createToken, attempts: databaseCardAttempts(api.database) });
  const newKey = (websiteId = site.websiteId) => ({
    websiteId,
    attemptId: createId(Date.now(), randomBytes),
  });
  const pay = (source: PaymentSource, key = newKey(), capture: CaptureMode = 'automatic') =>
    provider().pay({
      ...key,
      orderId: key.attemptId,
      amountCents: 1500,
      currency: 'EUR',
      capture,
      source,
      returnUrl: 'http://shop.localhost:4000/checkout/return?order=x',
    });
  const token = (number: string, savesMethod = true): PaymentSource => ({
    kind: 'token',
    token: number,
    savesMethod,
  });
  const savedSource = (outcome: PaymentOutcome): PaymentSource => {
    if (!('savedMethod' in outcome) || outcome.savedMethod === undefined)
      throw new Error(`Nothing was saved: ${outcome.state}`);
    return { kind: 'savedMethod', savedMethod: outcome.savedMethod };
  };
  /** The card as the source of later payments, after its second step if it has one. */
  async function save(number: string): Promise<PaymentSource> {
    const key = newKey();
    const outcome = await pay(token(number), key);
    if (outcome.state === 'actionRequired')
      await provider().secondSteps?.answer({ ...key, reference: outcome.reference }, true);
    return savedSource(await provider().fetchOutcome(key));
  }
  const forget = (source: PaymentSource, { websiteId } = site) =>
    provider().forgetMethod?.({
      websiteId,
      savedMethod: source.kind === 'savedMethod' ? source.savedMethod : '',
    });
  const unknown = { state: 'declined', reason: 'savedMethodUnknown' };

  it('reports the card that an attempt saved, each time in the same way', async () => {
    const countCards = () =>
      site.inTenant(
        async (tenant) =>
          (await tenant.selectFrom('testCardMethods').select('savedMethod').execute()).length,
      );
    const [before, key] = [await countCards(), newKey()];
    const first = await pay(token('4242424242424242'), key);
    expect(first).toMatchObject({ state: 'captured', savedMethod: expect.any(String) });
    expect(await pay(token('4242424242424242'), key)).toEqual(first);
    expect(await provider().fetchOutcome(key)).toEqual(first);
    expect(await countCards()).toBe(before + 1);
    const authorized = await pay(token('4242424242424242'), newKey(), 'manual');
    expect(authorized).toMatchObject({ state: 'authorized', savedMethod: expect.any(String) });
  });

  it('saves no card that is declined, unknown or not to be saved', async () => {
    for (const source of [
      token('4242424242424242', false),
      token('4000000000000002'),
      token('4111111111111111'),
    ])
      expect(await pay(source)).not.toHaveProperty('savedMethod');
  });

  it.each([
    ['4242424242424242', 'captured'],
    ['4000002500003155', 'captured'],
    ['4000000000000341', 'unknown'],
    ['4000000000005126', 'captured'],
  ])('charges the saved card %s without its buyer: %s', async (number, state) => {
    const source = await save(number);
    const key = newKey();
    expect((await pay(source, key)).state).toBe(state);
    expect((await provider().fetchOutcome(key)).state).toBe('captured');
  });

  it('declines a saved card that always needs a second step', async () => {
    const source = await save('4000002760003184');
    const key = newKey();
    const declined = { state: 'declined', reason: 'authentication_required' };
    expect(await pay(source, key)).toMatchObject(declined);
    expect(await provider().fetchOutcome(key)).toMatchObject(declined);
  });

  it('authorizes, captures and voids a saved card', async () => {
    const source = await save('4242424242424242');
    const [captured, voided] = [newKey(), newKey()];
    for (const key of [captured, voided])
      expect(await pay(source, key, 'manual')).toMatchObject({ state: 'authorized' });
    const capture = { ...captured, captureId: 'one', amountCents: 900, currency: 'EUR' };
    expect(await provider().capture?.(capture)).toMatchObject({ capturedCents: 900 });
    expect(await provider().void(voided)).toMatchObject({ state: 'declined' });
  });

  it('charges an attempt once, and never after it was voided', async () => {
    const source = await save('4242424242424242');
    const key = newKey();
    const [one, same] = await Promise.all([pay(source, key), pay(source, key)]);
    expect(one).toEqual(same);
    const voided = newKey();
    await provider().void(voided);
    expect((await pay(source, voided)).state).toBe('declined');
  });

  it('declines a card of another website, which cannot forget it either', async () => {
    const source = await save('4242424242424242');
    expect(await pay(source, newKey(other.websiteId))).toMatchObject(unknown);
    expect(await forget(source, other)).toMatchObject({ state: 'failed' });
    expect((await pay(source)).state).toBe('captured');
  });

  it('forgets a card, also twice, and declines it then', async () => {
    const source = await save('4242424242424242');
    const key = newKey();
    const paid = await pay(source, key);
    expect(await forget(source)).toEqual({ state: 'forgotten' });
    expect(await forget(source)).toEqual({ state: 'forgotten' });
    expect(await pay(source)).toMatchObject(unknown);
    expect(await pay(source, key)).toEqual(paid);
  });

  it('charges a card after the attempt that saved it was removed', async () => {
    const source = await save('4242424242424242');
    const now = new Date(Date.now() + 31 * 86_400_000);
    await sweepCardAttempts({ database: api.database, now: () => now });
    expect((await pay(source)).state).toBe('captured');
  });
});
