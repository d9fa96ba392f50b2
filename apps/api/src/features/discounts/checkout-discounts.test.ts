import { enterCode, placeOrder, readCart } from '@sitewright/contracts/api';
import type { CheckoutBody } from '@sitewright/contracts/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcilePaymentsJob } from '../checkout/settle/reconcile-payments.ts';
import { testEngines } from '../../platform/database/test-database.ts';
import { createTestDiscount } from '../../testing/create-test-discount.ts';
import { createTestProduct, createTestVariant } from '../../testing/create-test-product.ts';
import { openSecondServer, type SecondServer } from '../../testing/open-second-server.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testAddress, testCard, visitorWithCart } from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';

describe.each(testEngines())('discounts of a checkout on %s', (engine) => {
  let shop: TestShop;
  let second: SecondServer;
  let variantId: string;
  let names = 0;
  let code: string;
  beforeAll(async () => {
    shop = await openTestShop({ engine });
    second = await openSecondServer(shop.api);
    variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 10_000 });
  });
  afterAll(async () => {
    await second.close();
    await shop.api.close();
  });
  beforeEach(() => {
    code = `CODE${(names += 1)}`;
    // The limit of tried codes starts again.
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 3_600_000);
  });

  const enter = (buyer: TestClient, entered = code, email?: string) =>
    buyer.post('/api/cart/codes', {
      json: { code: entered, ...(email === undefined ? {} : { email }) },
      address: `203.0.${names}.${(names * 7) % 250}`,
    });
  /** A buyer who has seen the cart with the code, and its version. */
  async function buyerWithCode(email?: string) {
    const buyer = await visitorWithCart(shop.site, variantId);
    const { country, state, zip } = testAddress;
    const location = { country, state, zip };
    await buyer.call('PUT', '/api/cart/shipping', { json: { location } });
    const { cart } = (await enter(buyer, code, email)).as(enterCode);
    return { buyer, cartVersion: cart?.version, cart };
  }
  const useCount = () =>
    shop.site.inTenant(async (tenant) => {
      const rows = await tenant
        .selectFrom('discountUses')
        .innerJoin('discounts', (join) =>
          join
            .onRef('discounts.websiteId', '=', 'discountUses.websiteId')
            .onRef('discounts.discountId', '=', 'discountUses.discountId'),
        )
        .where('discounts.code', '=', code)
        .select('discountUses.orderId')
        .execute();
      return rows.length;
    });
  /** Two servers place the orders at the same time. */
  const placeAtOnce = (
    buyers: readonly { buyer: TestClient; cartVersion: string | undefined }[],
    changes: (index: number) => Partial<CheckoutBody> = () => ({}),
  ) =>
    Promise.all(
      buyers.map(({ buyer, cartVersion }, index) =>
        checkout(index % 2 === 0 ? buyer : second.visitedBy(buyer), {
          cartVersion,
          ...changes(index),
        }),
      ),
    );

  it('give the last use to exactly one of several buyers; the others learn why and lose nothing', async () => {
    await createTestDiscount(shop.site, { code, useLimit: 1 });
    const buyers = [];
    for (let count = 0; count < 6; count += 1) buyers.push(await buyerWithCode());
    for (const { buyer } of buyers) await buyer.post('/api/checkout', { json: {} });
    const responses = await placeAtOnce(buyers);
    const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body } of responses)
      if (status === 409)
        expect(body).toMatchObject({
          code: 'discountRejected',
          error: `“${code}” has been used up. The total is now $29.00. Please check it and place the order again.`,
        });
    expect(await useCount()).toBe(1);

    const lost = buyers[responses.findIndex(({ status }) => status === 409)]!.buyer;
    const cart = await shop.cartOf(lost);
    expect(cart).toMatchObject({
      totalQuantity: 1,
      grandTotalCents: 2900,
      rejectedCodes: [{ code, reason: 'usedUp', message: `“${code}” has been used up.` }],
    });
    expect((await checkout(lost, { cartVersion: cart?.version })).status).toBe(200);
    expect(await useCount()).toBe(1);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('hold the limit per customer for simultaneous checkouts with spellings of one address', async () => {
    await createTestDiscount(shop.site, { code, customerLimit: 1 });
    const emails = ['ada@example.com', 'ADA@example.com', ' Ada@Example.com', 'bea@example.com'];
    const buyers = [];
    for (const _ of emails) buyers.push(await buyerWithCode());
    for (const { buyer } of buyers) await buyer.post('/api/checkout', { json: {} });
    const responses = await placeAtOnce(buyers, (index) => ({ email: emails[index]! }));
    const ofAda = responses.slice(0, 3).map(({ status }) => status);
    expect(ofAda.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(responses[3]?.status).toBe(200);
    const lost = responses.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({
      code: 'discountRejected',
      detail: { reason: 'customerUsedUp' },
    });
    expect(await useCount()).toBe(2);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('know a customer again who spells the address differently the second time', async () => {
    await createTestDiscount(shop.site, { code, customerLimit: 1 });
    const first = await buyerWithCode();
    const email = 'ADA@Example.com';
    expect((await checkout(first.buyer, { cartVersion: first.cartVersion, email })).status).toBe(
      200,
    );
    const { buyer, cartVersion } = await buyerWithCode();
    const response = await checkout(buyer, { cartVersion, email: 'ada@example.com' });
    expect([response.status, response.body]).toMatchObject([
      409,
      { code: 'discountRejected', detail: { reason: 'customerUsedUp' } },
    ]);
    expect(await useCount()).toBe(1);
  });

  it('give the use back when the payment is declined or expires', async () => {
    await createTestDiscount(shop.site, { code, useLimit: 1, customerLimit: 1 });
    const { buyer, cartVersion } = await buyerWithCode();
    const payment = { method: 'testCard', card: testCard.isDeclined } as const;
    expect((await checkout(buyer, { cartVersion, payment })).status).toBe(402);
    expect(await useCount()).toBe(0);
    const unanswered = { method: 'testCard', card: testCard.needsSecondStep } as const;
    const pending = await checkout(buyer, { cartVersion, payment: unanswered });
    expect(pending.status).toBe(200);
    expect(await useCount()).toBe(1);
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 3_600_000);
    await reconcilePaymentsJob(shop.api.services);
    expect(await useCount()).toBe(0);
    expect((await checkout(buyer, { cartVersion })).status).toBe(200);
    expect(await useCount()).toBe(1);
  });

  it('apply to some customers only, by their email address', async () => {
    await createTestDiscount(shop.site, { code, customers: ['Ada@Example.com'] });
    const unknown = await buyerWithCode();
    expect(unknown.cart?.rejectedCodes).toMatchObject([{ reason: 'emailRequired' }]);
    const other = await buyerWithCode('bea@example.com');
    expect(other.cart?.rejectedCodes).toMatchObject([{ reason: 'notForCustomer' }]);
    const meant = await buyerWithCode('ADA@example.com');
    expect(meant.cart).toMatchObject({ discountCents: 200, rejectedCodes: [] });
    const neighboring = await checkout(meant.buyer, {
      cartVersion: meant.cartVersion,
      email: 'bea@example.com',
    });
    expect(neighboring.body).toMatchObject({ code: 'discountRejected' });
    const placed = await checkout(meant.buyer, { cartVersion: meant.cartVersion });
    expect(placed.status).toBe(200);
  });

  it('apply automatically, to the categories of the products, and are stored with the order', async () => {
    const { variants } = await createTestProduct(shop.site, [{ price: 3000, unlimited: true }], {
      categories: ['Prints'],
    });
    const discountId = await createTestDiscount(shop.site, {
      code: null,
      title: `Print sale ${names}`,
      target: { kind: 'categories', categories: ['Prints'] },
      minimumQuantity: 2,
    });
    const buyer = await visitorWithCart(shop.site, variants[0]?.id ?? '');
    expect((await shop.cartOf(buyer))?.discounts).toEqual([]);
    await buyer.post('/api/cart/entries', { json: { variantId: variants[0]?.id } });
    await buyer.post('/api/cart/entries', { json: { variantId } });
    const { cart } = (await buyer.get('/api/cart')).as(readCart);
    expect(cart).toMatchObject({
      discounts: [{ code: null, label: `Print sale ${names}`, amountCents: 600 }],
      discountCents: 600,
    });
    const placed = (await checkout(buyer)).as(placeOrder);
    expect(await shop.orderAt(placed.orderUrl)).toMatchObject({
      discountCents: 600,
      trace: [{}, { rule: 'lineDiscount', detail: `Print sale ${names}`, amountCents: -600 }, {}],
    });
    const uses = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('discountUses')
        .where('discountId', '=', discountId)
        .select(['amountCents', 'customer'])
        .execute(),
    );
    expect(uses).toEqual([{ amountCents: 600, customer: 'ada@example.com' }]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});

describe('the code field', () => {
  let shop: TestShop;
  let variantId: string;
  beforeAll(async () => {
    shop = await openTestShop();
    variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 100 });
  });
  afterAll(() => shop.api.close());
  beforeEach(() => {
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 3_600_000);
  });
  const enter = (buyer: TestClient, code: string) =>
    buyer.post('/api/cart/codes', { json: { code } });

  it('reports a code that does not exist, is off or deleted in the same way, and leaves the cart', async () => {
    await createTestDiscount(shop.site, { code: 'OFF', isActive: false });
    const discountIds = [await createTestDiscount(shop.site, { code: 'GONE' })];
    const path = `/api/websites/${shop.site.websiteId}/discounts/change`;
    const json = { discountIds, action: 'delete' };
    expect((await shop.site.owner.browser.post(path, { json })).status).toBe(200);
    const buyer = await visitorWithCart(shop.site, variantId);
    for (const code of ['nothing', 'off', 'gone']) {
      const { status, body } = await enter(buyer, code);
      const message = `“${code.toUpperCase()}” is not a valid code. Check the spelling.`;
      expect([status, body]).toMatchObject([400, { errors: { code: message } }]);
    }
    const empty = await enter(buyer, '  ');
    expect([empty.status, empty.body]).toMatchObject([400, { errors: { code: 'Enter a code.' } }]);
    expect((await shop.cartOf(buyer))?.coupons).toEqual([]);
  });

  it('says why a code does not apply yet, and applies it as soon as it does', async () => {
    await createTestDiscount(shop.site, { code: 'FIFTY', minimumCents: 5000 });
    const buyer = await visitorWithCart(shop.site, variantId, 2);
    const { cart } = (await enter(buyer, 'fifty')).as(enterCode);
    expect(cart).toMatchObject({
      invalidCoupons: ['FIFTY'],
      rejectedCodes: [{ message: '“FIFTY” requires a minimum purchase of $50.00.' }],
      discountCents: 0,
    });
    await buyer.post('/api/cart/entries', { json: { variantId } });
    expect(await shop.cartOf(buyer)).toMatchObject({
      validCoupons: ['FIFTY'],
      rejectedCodes: [],
      discountCents: 600,
    });
    const removed = await buyer.call('DELETE', '/api/cart/codes/fifty');
    expect(removed.as(enterCode).cart).toMatchObject({ coupons: [], discountCents: 0 });
  });

  it('does not accept codes of another website', async () => {
    const { createTestSite } = await import('../../testing/create-test-site.ts');
    const neighbor = await createTestSite(shop.api, 'neighbor');
    await createTestDiscount(neighbor, { code: 'THEIRS' });
    const buyer = await visitorWithCart(shop.site, variantId);
    expect((await enter(buyer, 'THEIRS')).status).toBe(400);
  });

  it('works as a plain form in the cart, with the typed code and its error on the page', async () => {
    await createTestDiscount(shop.site, { code: 'PLAIN' });
    const buyer = await visitorWithCart(shop.site, variantId);
    const post = (form: Record<string, string>) =>
      buyer.post('/api/cart/post', { form: { returnTo: '/cart', ...form } });
    const wrong = await post({ action: 'enterCode', code: 'plane' });
    expect(wrong.status).toBe(303);
    const page = await buyer.get(wrong.headers.location ?? '', {
      headers: { accept: 'text/html' },
    });
    expect(page.text).toContain('“PLANE” is not a valid code.');
    expect(page.text).toContain('"values":{"code":"plane"}');
    expect((await post({ action: 'enterCode', code: 'plain' })).headers.location).toBe('/cart');
    expect((await shop.cartOf(buyer))?.validCoupons).toEqual(['PLAIN']);
    await post({ action: 'removeCode', code: 'PLAIN' });
    expect((await shop.cartOf(buyer))?.coupons).toEqual([]);
  });
});
