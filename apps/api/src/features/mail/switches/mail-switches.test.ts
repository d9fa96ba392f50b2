import { listMailTemplates, readCartRecovery, readReviewSettings } from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { optionalMails } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../../testing/create-test-product.ts';
import { createTestContributor, createTestSite } from '../../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { testStore } from '../../../testing/test-checkout.ts';
import { buy, fulfillPieces } from '../../../testing/test-orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());
beforeEach(() => setStoreSettings(shop.site, testStore));

const pathOf = (rest: string) => `/api/websites/${shop.site.websiteId}${rest}`;
const turn = (kind: string, isOn: boolean, { browser } = shop.site.owner) =>
  browser.call('PUT', pathOf(`/mail-templates/${kind}/switch`), { json: { isOn } });
const statuses = async () => {
  const read = await shop.site.owner.browser.get(pathOf('/mail-templates'));
  const { templates } = read.as(listMailTemplates);
  return new Map<string, boolean>(templates.map(({ kind, isOn }) => [kind, isOn]));
};
/** A variant that the next order makes low. */
async function lowVariant(): Promise<string> {
  const variantId = await createTestVariant(shop.site, { qtyInStock: 9 });
  const json = { unlimited: false, continueSelling: false, lowStockAt: 8 };
  await shop.site.owner.browser.call('PUT', pathOf(`/inventory/${variantId}`), { json });
  return variantId;
}
const causes = (like: string) =>
  shop.site.inTenant(async (tenant) => {
    const rows = await tenant
      .selectFrom('outbox')
      .where('cause', 'like', like)
      .select('cause')
      .execute();
    return rows.length;
  });

it('of a shipping confirmation keeps the mail out of the outbox, and only of this website', async () => {
  const variantId = await createTestVariant(shop.site, { qtyInStock: 9 });
  expect((await turn('orderShipping', false)).status).toBe(200);
  const order = await buy(shop.api, shop.site, variantId);
  await fulfillPieces(shop.site, order);
  expect(await causes(`order.shipping.${order.id}%`)).toBe(0);
  expect(await causes(`order.confirmation.${order.id}%`)).toBe(1);

  const other = await createTestSite(shop.api, 'switches');
  const read = await other.owner.browser.get(`/api/websites/${other.websiteId}/mail-templates`);
  const { templates } = read.as(listMailTemplates);
  expect(templates.find(({ kind }) => kind === 'orderShipping')?.isOn).toBe(true);

  await turn('orderShipping', true);
  const next = await buy(shop.api, shop.site, variantId);
  await fulfillPieces(shop.site, next);
  expect(await causes(`order.shipping.${next.id}%`)).toBe(1);
});

it('of low stock keeps the mail out of the outbox, also about what fell before it is turned on', async () => {
  const variantId = await lowVariant();
  await turn('lowStock', false);
  await buy(shop.api, shop.site, variantId);
  expect(await causes('stock.low.%')).toBe(0);
  await turn('lowStock', true);
  await buy(shop.api, shop.site, variantId);
  expect(await causes('stock.low.%')).toBe(0);
  const second = await lowVariant();
  await buy(shop.api, shop.site, second);
  expect(await causes('stock.low.%')).toBeGreaterThan(0);
});

it('is the switch of reviews and abandoned carts on their own screens', async () => {
  const { browser } = shop.site.owner;
  await turn('reviewRequest', true);
  await turn('abandonedCart', true);
  expect((await browser.get(pathOf('/review-settings'))).as(readReviewSettings)).toMatchObject({
    requestsReviews: true,
    daysAfterFulfillment: expect.any(Number),
  });
  expect((await browser.get(pathOf('/cart-recovery'))).as(readCartRecovery).isOn).toBe(true);
  await turn('reviewRequest', false);
  const after = await statuses();
  expect([after.get('reviewRequest'), after.get('abandonedCart')]).toEqual([false, true]);
});

it('keeps all of several switches that are turned at once', async () => {
  await Promise.all([turn('orderShipping', false), turn('lowStock', false)]);
  const after = await statuses();
  expect([after.get('orderShipping'), after.get('lowStock')]).toEqual([false, false]);
});

it('does not exist for mails that the store owes', async () => {
  for (const kind of (await statuses()).keys()) {
    if (optionalMails.some((mail) => mail === kind)) continue;
    expect([kind, (await turn(kind, false)).body]).toMatchObject([
      kind,
      { code: 'actionNotAllowed' },
    ]);
    expect([kind, (await statuses()).get(kind)]).toEqual([kind, true]);
  }
});

it('of abandoned carts needs the permission of their settings', async () => {
  const manager = await createTestContributor(shop.api, shop.site, [
    collaboratorRole.STORE_MANAGER,
  ]);
  expect((await turn('abandonedCart', true, manager)).status).toBe(403);
  expect((await statuses()).get('abandonedCart')).toBe(false);
  expect((await turn('lowStock', true, manager)).status).toBe(200);
});
