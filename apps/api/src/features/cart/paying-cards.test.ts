import { enterCode, issueGiftCard, placeOrder, readGiftCard } from '@sitewright/contracts/api';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestVariant, setStoreSettings } from '../../testing/create-test-product.ts';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { checkout, testAddress, testStore, visitorWithCart } from '../../testing/test-checkout.ts';

let shop: TestShop;
let site: TestSite;
let path: string;
let sites = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  site = await createTestSite(shop.api, `paying-cards-${(sites += 1)}`);
  await setStoreSettings(site, testStore);
  path = `/api/websites/${site.websiteId}`;
});

/** A buyer who has seen that a gift card pays the cart of 29 dollars, with shipping. */
async function buyerWithCard() {
  const json = {
    amountCents: 5000,
    recipientName: '',
    recipientEmail: 'ada@example.com',
    message: '',
    deliverAt: null,
    expiresAt: null,
  };
  const issued = await site.owner.browser.post(`${path}/gift-cards`, { json });
  const { giftCard, code } = issued.as(issueGiftCard);
  const buyer = await visitorWithCart(site, await createTestVariant(site, { price: 2000 }));
  const { country, state, zip } = testAddress;
  await buyer.call('PUT', '/api/cart/shipping', { json: { location: { country, state, zip } } });
  const { cart } = (await buyer.post('/api/cart/codes', { json: { code } })).as(enterCode);
  expect(cart).toMatchObject({ grandTotalCents: 2900, payableCents: 0 });
  return { buyer, cardPath: `${path}/gift-cards/${giftCard.id}` };
}

describe('a gift card in a cart', () => {
  it.each([
    ['has deactivated it', (cardPath: string) => [cardPath, { isActive: false }] as const],
    ['sells in another currency', () => [path, { currency: 'EUR' }] as const],
  ])('pays nothing once its store %s', async (_, changeOf) => {
    const { buyer, cardPath } = await buyerWithCard();
    const [changed, json] = changeOf(cardPath);
    expect((await site.owner.browser.call('PATCH', changed, { json })).status).toBe(200);
    const cart = await shop.cartOf(buyer);
    expect(cart).toMatchObject({ grandTotalCents: 2900, payableCents: 2900 });
    const cartVersion = cart?.version;
    const unpaid = await checkout(buyer, { cartVersion, payment: { method: 'none' } });
    expect(unpaid.body).toMatchObject({ errors: { 'payment.method': expect.any(String) } });
    (await checkout(buyer, { cartVersion })).as(placeOrder);
    const order = await site.inTenant((tenant) =>
      tenant
        .selectFrom('orders')
        .select(['giftCardCents', 'grandTotalCents'])
        .executeTakeFirstOrThrow(),
    );
    expect(order).toEqual({ giftCardCents: 0, grandTotalCents: 2900 });
    const card = (await site.owner.browser.get(cardPath)).as(readGiftCard);
    expect(card.balanceCents).toBe(5000);
    expect(await shop.violatedInvariants()).toEqual([]);
  });
});
