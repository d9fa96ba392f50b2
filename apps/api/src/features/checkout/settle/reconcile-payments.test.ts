import { placeOrder } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { checkout, testCard, testStore, visitorWithCart } from '../../../testing/test-checkout.ts';
import { reconcilePaymentsJob } from './reconcile-payments.ts';

let shop: TestShop;
let other: TestSite;
beforeAll(async () => {
  shop = await openTestShop();
  other = await createTestSite(shop.api, 'other');
  await setStoreSettings(other, testStore);
});
afterAll(() => shop.api.close());

const payment = { method: 'testCard', card: testCard.respondsLate } as const;

async function buyAt(site: TestSite): Promise<string> {
  const variantId = await createTestVariant(site, { qtyInStock: 5 });
  const placed = await checkout(await visitorWithCart(site, variantId), { payment });
  return placed.as(placeOrder).orderUrl;
}
const attemptOf = (site: TestSite) =>
  site.inTenant((tenant) =>
    tenant
      .selectFrom('paymentAttempts')
      .orderBy('attemptId', 'desc')
      .select(['state', 'askAt'])
      .executeTakeFirstOrThrow(),
  );
function reconcileAfter(ms: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
  return reconcilePaymentsJob(shop.api.services);
}

/** While the work runs, the first website cannot write to a table, except when orders are placed. */
async function whileInsertsFail(
  table: 'order_events' | 'outbox',
  work: () => Promise<void>,
): Promise<void> {
  const { root } = shop.api.database;
  await sql`
    create function fail_insert() returns trigger language plpgsql as $$
    begin
      if new.website_id = ${sql.lit(shop.site.websiteId)} and new.kind <> 'placed' then
        raise exception 'spoilt';
      end if;
      return new;
    end $$`.execute(root);
  await sql`
    create trigger fail_insert before insert on ${sql.table(table)} for each row execute function fail_insert()
  `.execute(root);
  try {
    await work();
  } finally {
    await sql`drop trigger fail_insert on ${sql.table(table)}`.execute(root);
    await sql`drop function fail_insert`.execute(root);
  }
}

it('settles the payments of other websites if one fails, and retries the failed one later', async () => {
  await buyAt(shop.site);
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 1000);
  await buyAt(other);
  await whileInsertsFail('order_events', async () => {
    await expect(reconcileAfter(60_000)).rejects.toThrow(AggregateError);
    expect(await attemptOf(other)).toEqual({ state: 'captured', askAt: null });
    const { askAt } = await attemptOf(shop.site);
    // It stands behind those that are due.
    expect(askAt?.getTime()).toBeGreaterThan(shop.api.clock.now.getTime());
  });
  await reconcileAfter(600_000);
  expect(await attemptOf(shop.site)).toEqual({ state: 'captured', askAt: null });
  expect(await shop.violatedInvariants()).toEqual([]);
});

it('marks an order as paid together with its mails, or not at all', async () => {
  const orderUrl = await buyAt(shop.site);
  const order = async () => {
    const found = await shop.orderAt(orderUrl);
    return [found?.paymentState, await shop.mailsAbout(found?.id)] as const;
  };
  await whileInsertsFail('outbox', async () => {
    await expect(reconcileAfter(60_000)).rejects.toThrow(AggregateError);
    expect(await order()).toEqual(['requiresPayment', []]);
  });
  await reconcileAfter(600_000);
  expect(await order()).toEqual(['paid', ['ada@example.com', expect.any(String)]]);
  expect(await shop.violatedInvariants()).toEqual([]);
});
