import { readStoreSetup } from '@sitewright/contracts/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testStore, visitorWithCart } from '../../testing/test-checkout.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const path = () => `/api/websites/${shop.site.websiteId}/store-setup`;
const setup = async () => (await shop.site.owner.browser.get(path())).as(readStoreSetup);
const done = async () => (await setup()).steps.filter(({ isDone }) => isDone).map(({ id }) => id);

it('ticks itself as the store is set up, and can be dismissed without losing settings', async () => {
  await setStoreSettings(shop.site, {});
  expect(await setup()).toMatchObject({ hasStore: true, isDismissed: false });
  expect(await done()).toEqual([]);
  const variantId = await createTestVariant(shop.site, { unlimited: true });
  expect(await done()).toEqual(['product']);
  await setStoreSettings(shop.site, { ...testStore, storeCountry: 'US', payments: ['testCard'] });
  expect(await done()).toEqual(['product', 'payment', 'shipping', 'tax']);
  const { browser } = shop.site.owner;
  const dismissed = await browser.call('PUT', path(), { json: { isDismissed: true } });
  expect(dismissed.as(readStoreSetup).isDismissed).toBe(true);
  expect((await checkout(await visitorWithCart(shop.site, variantId))).status).toBe(200);
  expect(await done()).toEqual(['product', 'payment', 'shipping', 'tax', 'order']);
});
