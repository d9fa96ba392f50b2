import { placeOrder } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import {
  connectTestAccount,
  openStripeShop,
  signedEvent,
  stripeCard,
  type StripeShop,
} from '../../../testing/stripe/open-stripe-shop.ts';
import type { LocalAccount } from '../../../testing/stripe/stripe-ledger.ts';
import { testStore, visitorWithCart } from '../../../testing/test-checkout.ts';
import type { TestClient, TestResponse } from '../../../testing/test-client.ts';
import { reconcilePaymentsJob } from '../settle/reconcile-payments.ts';

let shop: StripeShop;
let other: TestSite;
let otherAccount: LocalAccount;
beforeAll(async () => {
  shop = await openStripeShop();
  other = await createTestSite(shop.api, 'other');
  await setStoreSettings(other, testStore);
  otherAccount = shop.stripe.ledger.createAccount();
  await connectTestAccount(shop.api, other, otherAccount);
});
afterAll(() => shop.api.close());

let variantId: string;
let visitor: TestClient;
beforeEach(async () => {
  variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 5 });
  visitor = await visitorWithCart(shop.site, variantId, 2);
  const { ledger } = shop.stripe;
  ledger.charges.length = 0;
  ledger.events.length = 0;
});

const total = 4900;
const charged = () => shop.stripe.ledger.charges.map(({ amount }) => amount);
const events = () => shop.stripe.ledger.events;
const orderOf = (response: TestResponse) => shop.orderAt(response.as(placeOrder).orderUrl);
const kindsOf = async (response: TestResponse) =>
  (await orderOf(response))?.timeline.map(({ kind }) => kind);
const storedEvents = (site = shop.site) =>
  site.inTenant((tenant) =>
    tenant.selectFrom('paymentEvents').select(['eventId', 'tryAt', 'payload']).execute(),
  );

/** Stripe repeats an event that is not answered with success. */
const statusesOf = (answers: readonly TestResponse[]) => answers.map(({ status }) => status);

/** An order that waits for the bank, and the id of its payment at Stripe. */
async function placeAtBank() {
  const placed = await shop.pay(visitor, stripeCard.needsSecondStep);
  const { nextStepUrl, orderUrl } = placed.as(placeOrder);
  const intentId = new URL(nextStepUrl ?? '').pathname.replace('/bank/', '');
  const goBack = () => visitor.get(`/checkout/return?order=${orderUrl.replace('/order/', '')}`);
  return { placed, intentId, goBack };
}

async function reconcileAfter(ms: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
  await reconcilePaymentsJob(shop.api.services);
}

describe('a webhook call', () => {
  it('is answered once its event is stored, and a job settles the payment', async () => {
    const { placed, intentId } = await placeAtBank();
    shop.stripe.ledger.authenticate(intentId, true);
    const asked = shop.stripe.calls('retrieve');
    const [answer] = await shop.deliver(events());
    expect([answer?.status, answer?.body]).toEqual([200, { received: true }]);
    expect(shop.stripe.calls('retrieve')).toBe(asked);
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'requiresPayment' });
    await shop.process();
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'paid' });
    expect(charged()).toEqual([total]);
  });

  it('stores what changed, and nothing about the buyer', async () => {
    const { intentId } = await placeAtBank();
    shop.stripe.ledger.authenticate(intentId, true);
    await shop.deliver(events());
    const stored = (await storedEvents()).at(-1);
    expect(stored?.payload).toEqual({ subject: 'payment', reference: intentId });
  });

  it.each([
    ['before the buyer returns', ['event', 'return']],
    ['after the buyer returned', ['return', 'event']],
    ['twice', ['event', 'event', 'return']],
    ['with the reconciler', ['event', 'reconcile', 'return', 'event']],
  ])('%s settles the payment once', async (_, steps) => {
    const { placed, intentId, goBack } = await placeAtBank();
    shop.stripe.ledger.authenticate(intentId, true);
    for (const step of steps) {
      if (step === 'return') await goBack();
      else if (step === 'reconcile') await reconcileAfter(60_000);
      else expect(statusesOf(await shop.deliver(events()))).toEqual([200]);
      await shop.process();
    }
    expect(await kindsOf(placed)).toEqual(['placed', 'paid']);
    expect(await shop.mailsAbout((await orderOf(placed))?.id)).toHaveLength(2);
    expect(charged()).toEqual([total]);
  });

  it('at the same time as the return and the reconciler settles the payment once', async () => {
    const { placed, intentId, goBack } = await placeAtBank();
    shop.stripe.ledger.authenticate(intentId, true);
    const answers = await Promise.all([shop.deliver(events()), shop.deliver(events())]);
    expect(answers.flatMap(statusesOf)).toEqual([200, 200]);
    await Promise.all([shop.process(), shop.process(), goBack(), goBack(), reconcileAfter(60_000)]);
    expect(await kindsOf(placed)).toEqual(['placed', 'paid']);
    expect(charged()).toEqual([total]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('that arrives out of order changes nothing, because the state is asked for', async () => {
    const placed = await shop.pay(visitor, stripeCard.isDelayed);
    const [processing] = events();
    const { id } = processing!.data.object as { readonly id: string };
    shop.stripe.ledger.finish(id, true);
    await shop.deliver(events().toReversed());
    await shop.process();
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'paid' });
    expect(await kindsOf(placed)).toEqual(['placed', 'awaitingPayment', 'paid']);
  });

  it('is processed later when Stripe does not respond', async () => {
    const { placed, intentId } = await placeAtBank();
    shop.stripe.ledger.authenticate(intentId, true);
    await shop.deliver(events());
    shop.stripe.loseRequests('retrieve', 2);
    await expect(shop.process()).rejects.toThrow('Some events could not be processed.');
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'requiresPayment' });
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 31_000);
    await shop.process();
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'paid' });
    expect((await storedEvents()).filter(({ tryAt }) => tryAt !== null)).toEqual([]);
  });

  it('is processed later when the store has just connected another account', async () => {
    const { placed, intentId } = await placeAtBank();
    shop.stripe.ledger.authenticate(intentId, true);
    await shop.deliver(events());
    await connectTestAccount(shop.api, shop.site, shop.stripe.ledger.createAccount());
    await shop.process();
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'requiresPayment' });
    await connectTestAccount(shop.api, shop.site, shop.account);
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 31_000);
    await shop.process();
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'paid' });
    expect(charged()).toEqual([total]);
  });

  it('about something else of the account changes nothing', async () => {
    const object = { id: 'pi_elsewhere', object: 'payment_intent' };
    const event = { id: 'evt_elsewhere', object: 'event', type: 'payment_intent.succeeded' };
    const unknown = { id: 'evt_unknown', object: 'event', type: 'customer.created' };
    const answers = await shop.deliver([
      { ...event, data: { object } },
      { ...unknown, data: { object: { id: 'cus_1', object: 'customer' } } },
    ]);
    expect(statusesOf(answers)).toEqual([200, 200]);
    await shop.process();
    expect((await storedEvents()).map(({ eventId }) => eventId)).not.toContain('evt_unknown');
  });
});

describe('a forged webhook call', () => {
  type Call = ReturnType<typeof signedEvent>;
  const signAgain = ({ text }: Call, secret: string, sentAt = shop.api.clock.now) =>
    signedEvent(shop.api, JSON.parse(text) as object, secret, sentAt);
  const forgeries: readonly (readonly [string, (call: Call) => object])[] = [
    ['with a changed body', ({ text }) => ({ text: text.replace('succeeded', 'canceled') })],
    [
      'without a signature',
      ({ headers }) => ({ headers: { ...headers, 'stripe-signature': undefined } }),
    ],
    ['with the secret of another website', (call) => signAgain(call, otherAccount.webhookSecret)],
    [
      'that was recorded ten minutes ago',
      (call) =>
        signAgain(
          call,
          shop.account.webhookSecret,
          new Date(shop.api.clock.now.getTime() - 600_000),
        ),
    ],
  ];

  it.each(forgeries)('%s is rejected and stores nothing', async (_, change) => {
    const { placed, intentId } = await placeAtBank();
    const object = { id: intentId, object: 'payment_intent', status: 'succeeded' };
    const event = { id: `evt_${intentId}`, object: 'event', type: 'payment_intent.succeeded' };
    const call = signedEvent(shop.api, { ...event, data: { object } }, shop.account.webhookSecret);
    const before = await storedEvents();
    const answer = await shop.site
      .visitor()
      .post('/api/webhooks/stripe', { ...call, ...change(call) });
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'invalidSignature' }]);
    await shop.process();
    expect(await storedEvents()).toEqual(before);
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'requiresPayment' });
  });

  it('that is truly signed but claims a payment that Stripe does not confirm pays nothing', async () => {
    const { placed, intentId } = await placeAtBank();
    const object = { id: intentId, object: 'payment_intent', status: 'succeeded' };
    await shop.deliver([
      { id: 'evt_lie', object: 'event', type: 'payment_intent.succeeded', data: { object } },
    ]);
    await shop.process();
    expect(await orderOf(placed)).toMatchObject({ paymentState: 'requiresPayment' });
  });
});

describe('two websites', () => {
  it('charge their own accounts, and an event of one does not reach the other', async () => {
    const otherVariant = await createTestVariant(other, { price: 3000, qtyInStock: 5 });
    const otherBuyer = await visitorWithCart(other, otherVariant);
    await shop.pay(visitor);
    await shop.pay(otherBuyer);
    expect(shop.stripe.ledger.charges.map(({ accountId, amount }) => [accountId, amount])).toEqual([
      [shop.account.accountId, total],
      [otherAccount.accountId, 3900],
    ]);
    const before = await storedEvents(other);
    const answers = await shop.deliver(events(), other);
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await storedEvents(other)).toEqual(before);
  });
});

describe('a dispute', () => {
  it('is stored for its order, with an entry in the timeline for each new state', async () => {
    const placed = await shop.pay(visitor);
    const { intentId } = shop.stripe.ledger.charges[0]!;
    events().length = 0;
    const { dispute } = shop.stripe.ledger;
    dispute.call(shop.stripe.ledger, intentId, 'needs_response');
    // Evidence was added: another event, and the same state.
    dispute.call(shop.stripe.ledger, intentId, 'needs_response');
    await shop.deliver(events());
    await shop.process();
    dispute.call(shop.stripe.ledger, intentId, 'lost');
    await shop.deliver([...events(), ...events()]);
    await shop.process();
    const order = await orderOf(placed);
    expect(order?.timeline.slice(2).map(({ kind, text }) => [kind, text])).toEqual([
      [
        'disputed',
        expect.stringContaining('The customer disputes $49.00 (fraudulent; needs response)'),
      ],
      ['disputed', 'The dispute was lost: the money went back to the customer.'],
    ]);
    const rows = await shop.site.inTenant((tenant) =>
      tenant.selectFrom('paymentDisputes').select(['orderId', 'status', 'amountCents']).execute(),
    );
    expect(rows).toEqual([{ orderId: order?.id, status: 'lost', amountCents: total }]);
  });
});
