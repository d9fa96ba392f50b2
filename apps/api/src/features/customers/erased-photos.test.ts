import { listCustomers, listReviews, uploadAsset } from '@sitewright/contracts/api';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestReview } from '../../testing/create-test-review.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { uploadTestFile } from '../../testing/upload-test-file.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const path = (rest: string) => `/api/websites/${shop.site.websiteId}${rest}`;
const photo = async (background: string) => ({
  name: `${background}.png`,
  content: await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer(),
});
const reviews = async () =>
  (await shop.site.owner.browser.get(path('/reviews'))).as(listReviews).rows;
const statusOf = async (url: string | undefined) =>
  (await shop.site.visitor().get(url ?? '')).status;

it('removes photos of a customer, but not those of others and of the shop', async () => {
  const { api, site } = shop;
  const [own, shared, ofShop] = [await photo('red'), await photo('teal'), await photo('gold')];
  const uploaded = await uploadTestFile(api, site, ofShop.name, ofShop.content);
  const { url: shopUrl } = uploadAsset.response.parse(uploaded.json());
  api.clock.now = new Date(api.clock.now.getTime() + 120_000);
  const erasedReview = await createTestReview(api, site, {}, undefined, [own, shared, ofShop]);
  await site.inTenant((tenant) =>
    tenant.updateTable('orders').set({ email: 'grace@example.com' }).execute(),
  );
  await createTestReview(api, site, {}, undefined, [shared]);
  const photos = (await reviews()).find(({ id }) => id === erasedReview)?.photos ?? [];
  const [ownUrl, sharedUrl] = photos.map(({ url }) => url);
  for (const url of [ownUrl, sharedUrl, shopUrl]) expect(await statusOf(url)).toBe(200);

  const { rows } = (await site.owner.browser.get(path('/customers'))).as(listCustomers);
  const grace = rows.find(({ email }) => email === 'grace@example.com');
  await site.inTenant((tenant) =>
    tenant
      .updateTable('orders')
      .set({ state: 'fulfilled', fulfillmentState: 'fulfilled' })
      .execute(),
  );
  const json = { email: 'grace@example.com' };
  const erased = await site.owner.browser.post(path(`/customers/${grace?.id}/erase`), { json });
  expect(erased.status, erased.text).toBe(200);
  expect(await reviews()).toHaveLength(1);
  expect(await statusOf(ownUrl)).toBe(404);
  for (const url of [sharedUrl, shopUrl]) expect(await statusOf(url)).toBe(200);
});
