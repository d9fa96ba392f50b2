import type { CaptureMode } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalStripe, type LocalStripe } from '../../../testing/stripe/local-stripe.ts';
import { memoryStripeRecords } from '../../../testing/stripe/memory-stripe-records.ts';
import type { PaymentOutcome, PaymentSource } from '../payment-provider.ts';
import { createStripeClient } from './create-stripe-client.ts';
import { createStripeProvider } from './create-stripe-provider.ts';

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startLocalStripe();
});
afterAll(() => stripe.close());

const card = {
  succeeds: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  authenticatesOnce: '4000 0025 0000 3155',
  alwaysAuthenticates: '4000 0027 6000 3184',
  isDelayed: 'sepa_debit',
} as const;

const shopId = 'a'.repeat(24);
const otherShopId = 'b'.repeat(24);
let attempts = 0;

/** A website with an account at Stripe. */
function openShop(websiteId = shopId, account = stripe.ledger.createAccount()) {
  let isConnected = true;
  const { accountId } = account;
  const records = memoryStripeRecords(() => (isConnected ? account : null));
  const provider = createStripeProvider({
    createClient: (secretKey) => createStripeClient(secretKey, stripe.url),
    records,
  });
  const newKey = () => ({ websiteId, attemptId: `attempt${(attempts += 1)}` });
  const pay = (source: PaymentSource, key = newKey(), capture: CaptureMode = 'automatic') =>
    provider.pay({
      ...key,
      orderId: 'order',
      amountCents: 2900,
      currency: 'USD',
      capture,
      source,
      returnUrl: 'http://shop.localhost/checkout/return',
    });
  const token = (method: string, savesMethod = true): PaymentSource => ({
    kind: 'token',
    token: stripe.ledger.createToken(method),
    savesMethod,
  });
  const intentOf = ({ attemptId }: { readonly attemptId: string }) =>
    stripe.ledger.retrieve(accountId, records.intents.get(attemptId)?.intentId ?? '');
  /** The card as the source of later payments. */
  async function save(method: string): Promise<PaymentSource> {
    const key = newKey();
    const outcome = await pay(token(method), key);
    if (outcome.state !== 'actionRequired') return savedSource(outcome);
    stripe.ledger.authenticate(outcome.reference, true);
    return savedSource(await provider.fetchOutcome(key));
  }
  return {
    account,
    provider,
    records,
    newKey,
    pay,
    token,
    save,
    intentOf,
    disconnect: () => (isConnected = false),
    forget: (source: PaymentSource) =>
      provider.forgetMethod?.({ websiteId, savedMethod: referenceOf(source) }),
    charged: () =>
      stripe.ledger.charges
        .filter((charge) => charge.accountId === accountId)
        .map(({ amount }) => amount),
    customers: () =>
      stripe.ledger.methods.customers.filter((customer) => customer.accountId === accountId),
  };
}

const referenceOf = (source: PaymentSource): string =>
  source.kind === 'savedMethod' ? source.savedMethod : '';

function savedSource(outcome: PaymentOutcome): PaymentSource {
  if (!('savedMethod' in outcome) || outcome.savedMethod === undefined)
    throw new Error(`Nothing was saved: ${outcome.state}`);
  return { kind: 'savedMethod', savedMethod: outcome.savedMethod };
}

describe('a payment that saves its method at Stripe', () => {
  it('belongs to a customer, and reports the customer and the method', async () => {
    const shop = openShop();
    const key = shop.newKey();
    const outcome = await shop.pay(shop.token(card.succeeds), key);
    const { customer, payment_method: method, ...intent } = shop.intentOf(key);
    expect(intent.setup_future_usage).toBe('off_session');
    expect(shop.customers().map(({ id }) => id)).toEqual([customer]);
    const { savedMethod } = outcome as { readonly savedMethod: string };
    expect(savedMethod).toContain(customer);
    expect(savedMethod).toContain(method);
    expect(outcome).toEqual({ state: 'captured', reference: intent.id, savedMethod });
    expect(await shop.provider.fetchOutcome(key)).toEqual(outcome);
  });

  it('does not accept methods that save another one', async () => {
    const shop = openShop();
    const [saving, paying] = [shop.newKey(), shop.newKey()];
    await shop.pay(shop.token(card.succeeds), saving);
    await shop.pay(shop.token(card.succeeds, false), paying);
    expect(shop.intentOf(saving).excluded_payment_method_types).toContain('ideal');
    expect(shop.intentOf(paying).excluded_payment_method_types).not.toContain('ideal');
  });

  it.each([
    ['authorized', card.succeeds, 'manual'],
    ['awaiting', card.isDelayed, 'automatic'],
  ] as const)('reports the method while it is %s', async (state, method, capture) => {
    const shop = openShop();
    const outcome = await shop.pay(shop.token(method), shop.newKey(), capture);
    expect(outcome).toMatchObject({ state, savedMethod: expect.any(String) });
  });

  it('reports the method after a second step, not before', async () => {
    const shop = openShop();
    const key = shop.newKey();
    const first = await shop.pay(shop.token(card.alwaysAuthenticates), key);
    if (first.state !== 'actionRequired') throw new Error(first.state);
    expect(first).not.toHaveProperty('savedMethod');
    stripe.ledger.authenticate(first.reference, true);
    expect(await shop.provider.fetchOutcome(key)).toMatchObject({
      state: 'captured',
      savedMethod: expect.any(String),
    });
  });

  it('creates no customer and reports no method if nothing is saved', async () => {
    const shop = openShop();
    const outcome = await shop.pay(shop.token(card.succeeds, false));
    expect(outcome).not.toHaveProperty('savedMethod');
    expect(shop.customers()).toEqual([]);
    const declined = await shop.pay(shop.token(card.isDeclined));
    expect(declined).toMatchObject({ state: 'declined', reason: 'generic_decline' });
    expect(declined).not.toHaveProperty('savedMethod');
  });

  it.each(['createCustomer', 'create', 'confirm'] as const)(
    'is charged once and has one customer if the response to %s is lost',
    async (operation) => {
      const shop = openShop();
      const key = shop.newKey();
      const source = shop.token(card.succeeds);
      stripe.loseResponses(operation, 2);
      await expect(shop.pay(source, key)).rejects.toThrow('connection to Stripe');
      const [one, same] = await Promise.all([shop.pay(source, key), shop.pay(source, key)]);
      expect(one).toMatchObject({ state: 'captured', savedMethod: expect.any(String) });
      expect(same).toEqual(one);
      expect(shop.charged()).toEqual([2900]);
      expect(shop.customers()).toHaveLength(1);
    },
  );
});

describe('a payment with a saved method at Stripe', () => {
  it('is charged while the buyer is away', async () => {
    const shop = openShop();
    const source = await shop.save(card.succeeds);
    const key = shop.newKey();
    const outcome = await shop.pay(source, key);
    expect(outcome).toEqual({ state: 'captured', reference: shop.intentOf(key).id });
    expect(shop.charged()).toEqual([2900, 2900]);
    expect(shop.customers()).toHaveLength(1);
  });

  it('can be authorized, captured in part and voided', async () => {
    const shop = openShop();
    const source = await shop.save(card.succeeds);
    const [captured, voided] = [shop.newKey(), shop.newKey()];
    for (const key of [captured, voided])
      expect(await shop.pay(source, key, 'manual')).toMatchObject({ state: 'authorized' });
    const capture = { ...captured, captureId: 'one', amountCents: 1200, currency: 'USD' };
    expect(await shop.provider.capture?.(capture)).toMatchObject({ capturedCents: 1200 });
    expect(await shop.provider.void(voided)).toMatchObject({ state: 'declined' });
    expect(shop.charged()).toEqual([2900, 1200]);
  });

  it('needs no authentication if the card was authenticated when it was saved', async () => {
    const shop = openShop();
    const source = await shop.save(card.authenticatesOnce);
    expect(await shop.pay(source)).toMatchObject({ state: 'captured' });
  });

  it('is declined and canceled if the bank requires authentication', async () => {
    const shop = openShop();
    const source = await shop.save(card.alwaysAuthenticates);
    const key = shop.newKey();
    const declined = { state: 'declined', reason: 'authentication_required' };
    expect(await shop.pay(source, key)).toMatchObject(declined);
    expect(shop.intentOf(key).status).toBe('canceled');
    expect(await shop.pay(source, key)).toMatchObject(declined);
    expect(shop.charged()).toEqual([2900]);
  });

  it('is declined if the response to its authentication error is lost', async () => {
    const shop = openShop();
    const source = await shop.save(card.alwaysAuthenticates);
    const key = shop.newKey();
    stripe.loseResponses('confirm', 2);
    await expect(shop.pay(source, key)).rejects.toThrow('connection to Stripe');
    expect(await shop.provider.fetchOutcome(key)).toMatchObject({
      state: 'declined',
      reason: 'authentication_required',
    });
    expect(shop.intentOf(key).status).toBe('canceled');
  });

  it('has a stored id before it is confirmed', async () => {
    const shop = openShop();
    const source = await shop.save(card.succeeds);
    const key = shop.newKey();
    stripe.loseRequests('confirm', 2);
    await expect(shop.pay(source, key)).rejects.toThrow('connection to Stripe');
    expect(shop.intentOf(key).status).toBe('requires_payment_method');
    expect(await shop.provider.fetchOutcome(key)).toEqual({ state: 'unknown' });
    expect(await shop.provider.void(key)).toMatchObject({ state: 'declined' });
    expect(await shop.pay(source, key)).toMatchObject({ state: 'declined' });
    expect(shop.charged()).toEqual([2900]);
  });

  it('is charged once if it is repeated, lost or sent twice at once', async () => {
    const shop = openShop();
    const source = await shop.save(card.succeeds);
    const key = shop.newKey();
    stripe.loseResponses('confirm', 2);
    await expect(shop.pay(source, key)).rejects.toThrow('connection to Stripe');
    const outcomes = await Promise.all([shop.pay(source, key), shop.pay(source, key)]);
    expect(outcomes.map(({ state }) => state)).toEqual(['captured', 'captured']);
    // The same attempt with another card.
    expect(await shop.pay(shop.token(card.succeeds), key)).toEqual(outcomes[0]);
    expect(await shop.provider.void(key)).toEqual(outcomes[0]);
    expect(shop.charged()).toEqual([2900, 2900]);
  });

  it('stays authorized if it is sent again', async () => {
    const shop = openShop();
    const source = await shop.save(card.succeeds);
    const key = shop.newKey();
    const outcome = await shop.pay(source, key, 'manual');
    expect(outcome).toMatchObject({ state: 'authorized' });
    expect(await shop.pay(source, key, 'manual')).toEqual(outcome);
    expect(shop.intentOf(key).status).toBe('requires_capture');
  });

  it('is not charged after it was voided', async () => {
    const shop = openShop();
    const source = await shop.save(card.succeeds);
    const key = shop.newKey();
    await shop.provider.void(key);
    expect(await shop.pay(source, key)).toMatchObject({ state: 'declined' });
    expect(shop.charged()).toEqual([2900]);
  });

  const foreign = async (shop: ReturnType<typeof openShop>) => ({
    'another website with the same account': await openShop(otherShopId, shop.account).save(
      card.succeeds,
    ),
    'another account': await openShop(shopId).save(card.succeeds),
    'another provider': { kind: 'savedMethod', savedMethod: 'token' } as const,
  });

  it.each([
    'another website with the same account',
    'another account',
    'another provider',
  ] as const)('is declined with a method of %s', async (owner) => {
    const shop = openShop();
    const source = (await foreign(shop))[owner];
    const [before, calls] = [shop.charged(), stripe.calls('create')];
    const key = shop.newKey();
    expect(await shop.pay(source, key)).toEqual({
      state: 'declined',
      reference: key.attemptId,
      reason: 'savedMethodUnknown',
    });
    expect(await shop.forget(source)).toEqual({ state: 'failed', reason: 'savedMethodUnknown' });
    expect([shop.charged(), stripe.calls('create')]).toEqual([before, calls]);
    // The attempt is declined for good.
    expect(await shop.pay(shop.token(card.succeeds), key)).toMatchObject({ state: 'declined' });
    expect(shop.charged()).toEqual(before);
  });

  it('does not void an authorized attempt that is sent again with an unknown method', async () => {
    const shop = openShop();
    const key = shop.newKey();
    const outcome = await shop.pay(shop.token(card.succeeds), key, 'manual');
    const source = { kind: 'savedMethod', savedMethod: 'token' } as const;
    expect(await shop.pay(source, key, 'manual')).toEqual(outcome);
  });
});

describe('a saved method at Stripe', () => {
  it('is forgotten, also twice, and cannot be charged again', async () => {
    const shop = openShop();
    const source = await shop.save(card.succeeds);
    expect(await shop.forget(source)).toEqual({ state: 'forgotten' });
    expect(await shop.forget(source)).toEqual({ state: 'forgotten' });
    const key = shop.newKey();
    expect(await shop.pay(source, key)).toMatchObject({ state: 'declined' });
    expect(shop.intentOf(key).status).toBe('canceled');
    expect(shop.charged()).toEqual([2900]);
  });

  it('may still be saved if the response is lost, and is then forgotten again', async () => {
    const shop = openShop();
    const source = await shop.save(card.succeeds);
    stripe.loseRequests('detach', 2);
    expect(await shop.forget(source)).toEqual({ state: 'unknown' });
    expect(await shop.pay(source)).toMatchObject({ state: 'captured' });
    stripe.loseResponses('detach', 2);
    expect(await shop.forget(source)).toEqual({ state: 'unknown' });
    expect(await shop.forget(source)).toEqual({ state: 'forgotten' });
  });

  it('cannot be forgotten by another website, or without the account', async () => {
    const shop = openShop();
    const source = await shop.save(card.succeeds);
    const other = openShop(otherShopId, shop.account);
    expect(await other.forget(source)).toMatchObject({ state: 'failed' });
    expect(await shop.pay(source)).toMatchObject({ state: 'captured' });
    shop.disconnect();
    expect(await shop.forget(source)).toEqual({ state: 'failed', reason: 'notConnected' });
  });
});
