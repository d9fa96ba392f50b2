import { exportCustomer, listCustomers, listReviews } from '@sitewright/contracts/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestReview } from '../../testing/create-test-review.ts';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { openBookShop, type BookShop } from '../../testing/open-book-shop.ts';
import { fulfillPieces } from '../../testing/test-orders.ts';

let shop: BookShop;
let variantId: string;
beforeAll(async () => {
  shop = await openBookShop();
  variantId = await createTestVariant(shop.site, { qtyInStock: 9 });
});
afterAll(() => shop.api.close());

const path = (rest: string) => `/api/websites/${shop.site.websiteId}${rest}`;
const owner = () => shop.site.owner.browser;
const secret = 'Ring the green bell';

/** Ada downloads a book, reviews a mug, and answers a question of the seller and one of the checkout. */
async function busyCustomer(): Promise<string> {
  const order = await shop.buyBook();
  await shop.get(await shop.linkOf(order));
  await fulfillPieces(shop.site, order, { notifiesBuyer: false });
  await createTestReview(shop.api, shop.site, { author: 'Ada L.', text: secret }, variantId);
  const answers = JSON.stringify([{ fieldId: 'wish', title: 'Wish', text: secret }]);
  await shop.site.inTenant(async (tenant) => {
    for (const statement of [
      sql`update orders set answers = ${answers}::jsonb, state = 'fulfilled', fulfillment_state = 'fulfilled'`,
      sql`update order_lines set answers = ${answers}::jsonb`,
      sql`update cart_entries set answers = jsonb_build_object('wish', ${secret}::text)`,
    ])
      await statement.execute(tenant);
  });
  const { rows } = (await owner().get(path('/customers'))).as(listCustomers);
  return rows.find(({ email }) => email === 'ada@example.com')?.id ?? '';
}
const reviews = async () => (await owner().get(path('/reviews'))).as(listReviews).rows;
/** The mails to the owners about reviews. */
const notices = () =>
  shop.site.inTenant((tenant) =>
    tenant.selectFrom('outbox').where('cause', 'like', 'review.notice.%').selectAll().execute(),
  );
const rowsOf = (table: 'downloadStarts' | 'reviewRequests' | 'orderLines' | 'cartEntries') =>
  shop.site.inTenant((tenant) => tenant.selectFrom(table).selectAll().execute());

it('of reviews, downloads and answers are exported, and erased with the customer', async () => {
  const id = await busyCustomer();
  const data = (await owner().get(path(`/customers/${id}/export`))).as(exportCustomer);
  expect(data.reviews).toMatchObject([{ text: secret, author: 'Ada L.', rating: 4 }]);
  expect(data.downloads).toMatchObject([
    { fileName: 'book.epub', used: 1, startedAt: [expect.any(String)] },
  ]);
  expect(data.orders).toHaveLength(2);
  for (const order of data.orders)
    expect(order).toMatchObject({
      answers: [{ text: secret }],
      lines: [{ answers: [{ text: secret }] }],
    });

  expect((await notices()).length).toBeGreaterThan(0);
  const json = { email: 'ada@example.com' };
  const erased = await owner().post(path(`/customers/${id}/erase`), { json });
  expect([erased.status, erased.text]).toMatchObject([200, expect.any(String)]);
  expect(await reviews()).toEqual([]);
  expect(await notices()).toEqual([]);
  expect(await rowsOf('downloadStarts')).toEqual([]);
  expect(await rowsOf('reviewRequests')).toEqual([]);
  for (const table of ['orderLines', 'cartEntries'] as const) {
    const rows = await rowsOf(table);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
  const left = await shop.site.inTenant((tenant) =>
    tenant.selectFrom('orders').select(['answers', 'email']).execute(),
  );
  expect(left).toEqual([
    { answers: [], email: '' },
    { answers: [], email: '' },
  ]);
});

it('leave the reviews and downloads of other customers, and the stars of a product agree with its reviews', async () => {
  const id = await busyCustomer();
  const other = await shop.buyBook({ email: 'grace@example.com' });
  await shop.get(await shop.linkOf(other));
  await owner().post(path(`/customers/${id}/erase`), { json: { email: 'ada@example.com' } });
  expect(await rowsOf('downloadStarts')).toHaveLength(1);
  expect(await shop.usedOf(other)).toEqual([1]);
  expect(await shop.violatedInvariants()).not.toContain('productRatings');
});
