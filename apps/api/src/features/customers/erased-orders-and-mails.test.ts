import { eraseCustomer, listCustomers, writeCartRecovery } from '@sitewright/contracts/api';
import { noCartRecovery } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { logIn } from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { visitorWithCart } from '../../testing/test-checkout.ts';
import { buy, fulfillPieces, readTestOrder } from '../../testing/test-orders.ts';
import { recoverCarts } from '../abandoned-carts/recover-carts.ts';

const hourMs = 3_600_000;
let shop: TestShop;
let variantId: string;
let count = 0;
let email: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { price: 2000, unlimited: true });
});
afterAll(() => shop.api.close());
beforeEach(() => {
  email = `Buyer${(count += 1)}@Example.com`;
});

const base = () => `/api/websites/${shop.site.websiteId}`;
const owner = () => shop.site.owner.browser;

/** Erases the customer of the test. */
async function erase(): Promise<void> {
  const found = (await owner().get(`${base()}/customers?search=${email}`)).as(listCustomers);
  const url = `${base()}/customers/${found.rows[0]?.id}/erase`;
  expect((await owner().post(url, { json: { email } })).as(eraseCustomer)).toEqual({ orders: 1 });
}

it('only the country and the state of a billing address stay, because the tax depends on them', async () => {
  const billing = { firstName: 'Augusta', lastName: 'King', phone: '+1 212 555 0100' };
  const place = { country: 'US', state: 'OR', zip: '97110' };
  const order = await buy(shop.api, shop.site, variantId, {
    email,
    billing: { ...billing, ...place },
  });
  await fulfillPieces(shop.site, order);
  expect((await readTestOrder(shop.site, order)).billingAddress).toMatchObject({
    ...billing,
    ...place,
  });
  await erase();
  const { shippingAddress, billingAddress } = await readTestOrder(shop.site, order);
  const erased = { firstName: 'Erased', lastName: 'customer', zip: '', phone: '' };
  expect(billingAddress).toMatchObject({ ...erased, country: 'US', state: 'OR' });
  expect(shippingAddress).toMatchObject({ ...erased, country: 'US', state: 'NY' });
});

it('mails to the customer that are not about an order are erased, and those to others stay', async () => {
  const json = { ...noCartRecovery, isOn: true };
  (await owner().call('PUT', `${base()}/cart-recovery`, { json })).as(writeCartRecovery);
  await fulfillPieces(shop.site, await buy(shop.api, shop.site, variantId, { email }));
  // Carts that were started after the order.
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + hourMs);
  for (const address of [email, `other-${email}`]) {
    const visitor = await visitorWithCart(shop.site, variantId);
    const contact = { email: address, acceptsMarketing: true };
    await visitor.call('PUT', '/api/cart/shipping', { json: contact });
  }
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + 11 * hourMs);
  await recoverCarts(shop.api.services);
  const recipients = () =>
    shop.site.inTenant(async (tenant) => {
      const rows = await tenant
        .selectFrom('outbox')
        .where('cause', 'like', 'cart.recovery.%')
        .select('payload')
        .execute();
      return rows.map(({ payload }) => (payload as { readonly to: string }).to).toSorted();
    });
  expect(await recipients()).toEqual([email, `other-${email}`]);
  await logIn(shop.api, shop.site.owner);
  await erase();
  expect(await recipients()).toEqual([`other-${email}`]);
});
