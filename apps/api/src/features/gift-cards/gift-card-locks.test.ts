import { enterCode, issueGiftCard, placeOrder } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { again } from '../../platform/batches/batch-queue.ts';
import { testEngines } from '../../platform/database/test-database.ts';
import { createTestGiftCard, createTestVariant } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testAddress, testCard, visitorWithCart } from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { requestKey } from '../../testing/test-orders.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { settlePayments } from '../checkout/settle/settle-payments.ts';
import { lockGiftCards } from './ledger.queries.ts';

// The embedded engine has one connection: there, transactions run one after the other.
describe.each(testEngines())('gift cards of concurrent transactions on %s', (engine) => {
  let shop: TestShop;
  let variantId: string;
  beforeAll(async () => {
    shop = await openTestShop({ engine });
    variantId = await createTestVariant(shop.site, { price: 2000, qtyInStock: 500 });
  });
  afterAll(() => shop.api.close());

  const later = () => {
    shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 1000);
  };
  const ordersPath = () => `/api/websites/${shop.site.websiteId}/orders`;
  async function issue(amountCents: number) {
    later();
    const wish = { recipientName: '', recipientEmail: 'ada@example.com', message: '' };
    const json = { amountCents, ...wish, deliverAt: null, expiresAt: null };
    const issued = await shop.site.owner.browser.post(
      `/api/websites/${shop.site.websiteId}/gift-cards`,
      { json },
    );
    const { giftCard, code } = issued.as(issueGiftCard);
    return { id: giftCard.id, code };
  }
  /** Enters codes into the cart of a visitor. Returns the version of the cart. */
  async function enter(visitor: TestClient, codes: readonly string[]) {
    const { country, state, zip } = testAddress;
    const json = { location: { country, state, zip } };
    await visitor.call('PUT', '/api/cart/shipping', { json });
    let version: string | undefined;
    for (const code of codes) {
      const entered = await visitor.post('/api/cart/codes', { json: { code } });
      version = entered.as(enterCode).cart?.version;
    }
    return version;
  }
  /** Locks cards as a checkout does that pays with them. A checkout itself is tried again after a deadlock. */
  const lock = (ids: readonly string[]) =>
    shop.site.inTenant(async (tenant) => (await lockGiftCards(tenant, ids)).size);
  /** An order that is paid with this card. */
  async function buyWith(code: string, visitor?: TestClient): Promise<string> {
    later();
    const buyer = visitor ?? (await visitorWithCart(shop.site, variantId));
    const cartVersion = await enter(buyer, [code]);
    const payment = { method: 'testCard', card: testCard.succeeds } as const;
    const placed = (await checkout(buyer, { cartVersion, payment })).as(placeOrder);
    return (await shop.orderAt(placed.orderUrl))?.id ?? '';
  }
  const setPayment = (
    orderId: string,
    state: 'authorized' | 'unknown',
    paymentState: 'authorized' | 'requiresPayment',
  ) =>
    shop.site.inTenant(async (tenant) => {
      await tenant
        .updateTable('paymentAttempts')
        .set({ state, askAt: shop.api.clock.now })
        .where('orderId', '=', orderId)
        .execute();
      await tenant
        .updateTable('orders')
        .set({ paymentState })
        .where('orderId', '=', orderId)
        .execute();
    });
  /** Reports in one transaction that the payments of these orders were declined. */
  async function decline(orderIds: readonly string[]) {
    const { inTenant, websiteId } = shop.site;
    const { services } = shop.api;
    const site = (await findHostedSiteOf(services, websiteId, inTenant))!;
    return inTenant(async (tenant) => {
      const attempts = await tenant
        .selectFrom('paymentAttempts')
        .where('orderId', 'in', [...orderIds])
        .orderBy('orderId')
        .select('attemptId')
        .execute();
      return settlePayments(
        { tenant, site, services, ownerEmails: [], now: shop.api.clock.now },
        attempts.map(({ attemptId }) => ({
          site,
          attemptId,
          outcome: { state: 'declined', reference: 'x', reason: 'expired' },
        })),
      );
    });
  }
  async function waitingForLocks(): Promise<number> {
    const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
    await client.connect();
    const { rows } = await client.query<{ waiting: string }>(
      `select count(*) as waiting from pg_stat_activity
      where wait_event_type = 'Lock' and query like '%gift_cards%'`,
    );
    await client.end();
    return Number(rows[0]?.waiting);
  }
  /**
   * Starts two transactions, one after the other, that wait for a card that another transaction holds. Then that one
   * ends.
   */
  async function runBoth<First, Second>(
    heldId: string,
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<[First, Second]> {
    const isHeld = Promise.withResolvers<void>();
    const areWaiting = Promise.withResolvers<void>();
    const holder = shop.site.inTenant(async (tenant) => {
      await sql`select from gift_cards where gift_card_id = ${heldId} for update`.execute(tenant);
      isHeld.resolve();
      if (engine === 'postgres') await areWaiting.promise;
    });
    await isHeld.promise;
    const started: [Promise<First>, Promise<Second>?] = [first()];
    if (engine === 'postgres') await expect.poll(waitingForLocks, { timeout: 10_000 }).toBe(1);
    const both = Promise.all([started[0], second()]);
    if (engine === 'postgres') await expect.poll(waitingForLocks, { timeout: 10_000 }).toBe(2);
    areWaiting.resolve();
    await holder;
    return both;
  }

  it('are locked in one order by a refund and a checkout that pays with the card it bought', async () => {
    const paying = await issue(20_000);
    later();
    const { itemId, variants } = await createTestGiftCard(shop.site);
    const visitor = await visitorWithCart(shop.site, variantId);
    const sku = variants[0]?.sku ?? '';
    const form = { productId: itemId, sku, amount: sku, recipientEmail: 'ada@example.com' };
    await visitor.post('/checkout/giftcard', { form });
    const orderId = await buyWith(paying.code, visitor);
    const { giftCardId: boughtId } = await shop.site.inTenant((tenant) =>
      tenant
        .selectFrom('giftCards')
        .where('orderId', '=', orderId)
        .select('giftCardId')
        .executeTakeFirstOrThrow(),
    );
    expect(boughtId > paying.id).toBe(true);
    const refund = () =>
      shop.site.owner.browser.post(`${ordersPath()}/${orderId}/refunds`, {
        json: {
          requestKey: requestKey(),
          lines: [],
          shippingCents: 900,
          otherCents: 0,
          expectedCents: 900,
          method: 'manual',
          reason: '',
          notifiesBuyer: false,
        },
      });
    const [refunded, locked] = await runBoth(boughtId, refund, () => lock([paying.id, boughtId]));
    expect([refunded.status, locked]).toEqual([200, 2]);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('are locked in one order by payments that end without a charge, and a checkout', async () => {
    const [first, second] = [await issue(1000), await issue(1000)];
    const orders = [await buyWith(second.code), await buyWith(first.code)];
    for (const orderId of orders) await setPayment(orderId, 'authorized', 'authorized');
    const release = () => decline(orders);
    expect(await runBoth(second.id, release, () => lock([first.id, second.id]))).toEqual([
      ['released', 'released'],
      2,
    ]);
    expect(await shop.violatedInvariants()).not.toContain('giftCardPayments');
  });

  it('are released by payments in one batch, and by canceled orders in the next one', async () => {
    const orders: [string, string] = [
      await buyWith((await issue(1000)).code),
      await buyWith((await issue(1000)).code),
    ];
    await setPayment(orders[0], 'authorized', 'authorized');
    await setPayment(orders[1], 'unknown', 'requiresPayment');
    expect(await decline(orders)).toEqual(['released', again]);
    expect(await decline([orders[1]])).toEqual(['canceled']);
    expect(await shop.violatedInvariants()).not.toContain('giftCardPayments');
  });
});
