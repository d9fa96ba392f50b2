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

async function buyAt(site: TestSite): Promise<void> {
  const variantId = await createTestVariant(site, { qtyInStock: 5 });
  (await checkout(await visitorWithCart(site, variantId), { payment })).as(placeOrder);
}
const attemptOf = (site: TestSite) =>
  site.inTenant((tenant) =>
    tenant.selectFrom('paymentAttempts').select(['state', 'askAt']).executeTakeFirstOrThrow(),
  );
function reconcileAfter(ms: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + ms);
  return reconcilePaymentsJob(shop.api.services);
}

/** While the work runs, no order of the first website can be settled. */
async function whileNothingSettles(work: () => Promise<void>): Promise<void> {
  const { root } = shop.api.database;
  await sql`
    create function fail_event() returns trigger language plpgsql as $$
    begin
      if new.website_id = ${sql.lit(shop.site.websiteId)} and new.kind <> 'placed' then
        raise exception 'spoilt';
      end if;
      return new;
    end $$`.execute(root);
  await sql`create trigger fail_event before insert on order_events for each row execute function fail_event()`.execute(
    root,
  );
  try {
    await work();
  } finally {
    await sql`drop trigger fail_event on order_events`.execute(root);
    await sql`drop function fail_event`.execute(root);
  }
}

it('settles the payments of other websites if one fails, and retries the failed one later', async () => {
  await buyAt(shop.site);
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 1000);
  await buyAt(other);
  await whileNothingSettles(async () => {
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
