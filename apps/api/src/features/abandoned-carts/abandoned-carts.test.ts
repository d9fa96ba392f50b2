import {
  listAbandonedCarts,
  listCustomers,
  placeOrder,
  writeCartRecovery,
} from '@sitewright/contracts/api';
import { pageType, websiteStatus } from '@sitewright/contracts/codes';
import { noCartRecovery, type CartRecovery } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestVariant } from '../../testing/create-test-product.ts';
import { createTestSite, logIn } from '../../testing/create-test-site.ts';
import { createTestProduct } from '../../testing/create-test-product.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { setSiteState } from '../../testing/set-site-state.ts';
import { checkout, testCard, visitorWithCart } from '../../testing/test-checkout.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { viewOf } from '../../testing/test-renderer.ts';
import { recoverCarts } from './recover-carts.ts';

const hourMs = 3_600_000;
const html = { headers: { accept: 'text/html' } };
let shop: TestShop;
let variantId: string;
let count = 0;
let email: string;
beforeAll(async () => {
  shop = await openTestShop();
  variantId = await createTestVariant(shop.site, { price: 2000, unlimited: true });
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  email = `buyer${(count += 1)}@example.com`;
  // Later than all carts of the test before are due.
  await wait(200);
  await set({ isOn: true });
});

async function wait(hours: number): Promise<void> {
  shop.api.clock.now = new Date(shop.api.clock.now.getTime() + hours * hourMs);
  await logIn(shop.api, shop.site.owner);
}
const base = () => `/api/websites/${shop.site.websiteId}`;
async function set(change: Partial<CartRecovery>): Promise<void> {
  const json = { ...noCartRecovery, ...change };
  const written = await shop.site.owner.browser.call('PUT', `${base()}/cart-recovery`, { json });
  expect(written.as(writeCartRecovery)).toEqual(json);
}
const typeContact = (visitor: TestClient, acceptsMarketing = true, address = email) =>
  visitor.call('PUT', '/api/cart/shipping', { json: { email: address, acceptsMarketing } });

/** A visitor who typed an address at the checkout and left. */
async function leaveCart(acceptsMarketing = true, quantity = 2): Promise<TestClient> {
  const visitor = await visitorWithCart(shop.site, variantId, quantity);
  expect((await typeContact(visitor, acceptsMarketing)).status).toBe(200);
  return visitor;
}
interface RecoveryMail {
  readonly to: string;
  readonly view: {
    readonly cartUrl: string;
    readonly unsubscribeUrl: string;
    readonly entries: object[];
  };
}
/** The recovery mails to the buyer of the test. */
const mails = () =>
  shop.site.inTenant(async (tenant) => {
    const rows = await tenant
      .selectFrom('outbox')
      .where('cause', 'like', 'cart.recovery.%')
      .select('payload')
      .execute();
    return rows.map(({ payload }) => payload as RecoveryMail).filter(({ to }) => to === email);
  });
const run = () => recoverCarts(shop.api.services);
/** Marks the mails as sent. Those that wait are withdrawn after an order or an objection. */
const deliver = () =>
  shop.site.inTenant((tenant) => tenant.updateTable('outbox').set({ state: 'sent' }).execute());
async function linkOf(kind: 'cartUrl' | 'unsubscribeUrl'): Promise<string> {
  const [mail] = await mails();
  const { pathname, search } = new URL(mail?.view[kind] ?? '');
  return `${pathname}${search}`;
}
const list = async (query = '') => {
  const url = `${base()}/abandoned-carts?search=${email}&${query}`;
  return (await shop.site.owner.browser.get(url)).as(listAbandonedCarts);
};
const quantities = async (visitor: TestClient) =>
  (await shop.cartOf(visitor))?.entries.map(({ variantId: id, quantity }) => [id, quantity]);

it('the list names the variants of a product that is in the cart twice', async () => {
  const optionValues = (value: string) => [{ option: 'Glaze', value }];
  const { variants } = await createTestProduct(
    shop.site,
    [{ optionValues: optionValues('Sage') }, { optionValues: optionValues('Clay') }].map(
      (variant) => ({ ...variant, qtyInStock: 9 }),
    ),
    { title: 'Plates' },
  );
  const visitor = await visitorWithCart(shop.site, variants[0]!.id, 1);
  await visitor.post('/api/cart/entries', { json: { variantId: variants[1]!.id } });
  await typeContact(visitor);
  await wait(11);
  const [row] = (await list()).rows;
  expect(row?.titles.toSorted()).toEqual(['Plates, Clay', 'Plates, Sage']);
});

describe('the recovery mail', () => {
  it('is sent once, after the hours of the settings, with a value in the list', async () => {
    await leaveCart();
    await wait(9);
    await run();
    expect([await mails(), (await list()).rows]).toEqual([[], []]);
    await wait(1);
    expect((await list('view=open')).rows).toMatchObject([
      { email, quantity: 2, valueCents: 4000, state: 'waiting', mailedAt: null, orderId: null },
    ]);
    await Promise.all([run(), run()]);
    await wait(24);
    await run();
    expect(await mails()).toMatchObject([
      { to: email, view: { entries: [{ quantity: 2, amountCents: 4000 }] } },
    ]);
    expect((await list('view=mailed')).rows).toMatchObject([{ state: 'mailed' }]);
  });

  it('is not sent without consent, unless the owner chose everyone who did not object', async () => {
    await leaveCart(false);
    await wait(11);
    await run();
    expect((await list()).rows).toMatchObject([{ state: 'noConsent' }]);
    expect(await mails()).toEqual([]);
    await set({ isOn: true, basis: 'noObjection' });
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent while it is turned off, or for a cart that has been due for days', async () => {
    await set({ isOn: false });
    await leaveCart();
    await wait(11);
    await run();
    expect(await mails()).toEqual([]);
    await wait(72);
    await set({ isOn: true });
    await run();
    expect(await mails()).toEqual([]);
  });

  it('is not sent while the site does not serve its pages', async () => {
    await leaveCart();
    await wait(11);
    for (const status of ['EXPIRED', 'REMOVED', 'ACTIVE_PARKING_PAGE'] as const) {
      await setSiteState(shop.api, shop.site, { status: websiteStatus[status] });
      await run();
      expect([status, await mails()]).toEqual([status, []]);
    }
    await setSiteState(shop.api, shop.site, { status: websiteStatus.PAID });
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent after an order, with this cart or another one', async () => {
    const visitor = await leaveCart();
    await leaveCart();
    expect((await checkout(visitor, { email: email.toUpperCase() })).status).toBe(200);
    await wait(11);
    await run();
    expect([await mails(), (await list()).rows]).toEqual([[], []]);
  });

  it('is sent if the payment was declined and the buyer left', async () => {
    const visitor = await leaveCart();
    const declined = { method: 'testCard', card: testCard.isDeclined } as const;
    expect((await checkout(visitor, { email, payment: declined })).status).toBe(402);
    await wait(11);
    await run();
    expect(await mails()).toHaveLength(1);
  });

  it('is not sent while the mail server is down and the buyer orders meanwhile', async () => {
    const visitor = await leaveCart();
    await wait(11);
    await run();
    expect(await mails()).toHaveLength(1);
    expect((await checkout(visitor, { email })).status).toBe(200);
    await run();
    expect(await mails()).toEqual([]);
  });

  it('is not sent while the mail server is down and the buyer objects meanwhile', async () => {
    await leaveCart();
    await wait(11);
    await run();
    const link = await linkOf('unsubscribeUrl');
    await wait(1);
    await shop.site.visitor().post(link, { form: {} });
    await run();
    expect(await mails()).toEqual([]);
  });

  it('is one for several carts of a buyer: the last one', async () => {
    await leaveCart(true, 1);
    await wait(1);
    await leaveCart(true, 3);
    await wait(11);
    await run();
    expect(await mails()).toMatchObject([{ view: { entries: [{ quantity: 3 }] } }]);
  });
});

describe('the link of the mail', () => {
  let laptop: TestClient;
  beforeEach(async () => {
    laptop = await leaveCart();
    await wait(11);
    await run();
    await deliver();
  });

  it('shows the cart without changing anything, and restores it in another browser', async () => {
    const link = await linkOf('cartUrl');
    const phone = shop.site.visitor();
    const shown = await phone.get(link, html);
    const { main, context, head } = viewOf(shown.text);
    expect(main).toMatchObject({
      kind: 'restoreCart',
      entries: [{ quantity: 2 }],
      hasCart: false,
      action: link,
    });
    expect([context.pageType, head.noIndex]).toEqual([pageType.COMMERCE_CART_V2, true]);
    expect(shown.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
    expect(await shop.cartOf(phone)).toBeNull();
    for (const press of [1, 2]) {
      const restored = await phone.post(link, { form: {} });
      expect([press, restored.status, restored.headers.location]).toEqual([press, 303, '/cart']);
      expect(await quantities(phone)).toEqual([[variantId, 2]]);
    }
    // The order counts for the cart, and the buyer gets no second mail.
    const placed = (await checkout(phone, { email })).as(placeOrder);
    const order = await shop.orderAt(placed.orderUrl);
    expect((await list('view=recovered')).rows).toMatchObject([{ orderId: order?.id }]);
    await wait(11);
    await run();
    expect(await mails()).toHaveLength(1);
    expect(await shop.violatedInvariants()).toEqual([]);
  });

  it('merges the cart into the one that the visitor has, with the larger quantity', async () => {
    const link = await linkOf('cartUrl');
    const other = await createTestVariant(shop.site, { price: 500, unlimited: true });
    const visitor = await visitorWithCart(shop.site, variantId, 1);
    await visitor.post('/api/cart/entries', { json: { variantId: other, quantity: 4 } });
    expect(viewOf((await visitor.get(link, html)).text).main).toMatchObject({ hasCart: true });
    await visitor.post(link, { form: {} });
    expect(await quantities(visitor)).toEqual([
      [variantId, 2],
      [other, 4],
    ]);
  });

  it('fills no other cart once the cart was ordered', async () => {
    const link = await linkOf('cartUrl');
    const placed = await checkout(laptop, { email });
    expect(placed.status, placed.text).toBe(200);
    const phone = shop.site.visitor();
    const restored = await phone.post(link, { form: {} });
    expect([restored.status, restored.headers.location]).toEqual([303, '/cart']);
    expect(await shop.cartOf(phone)).toBeNull();
  });

  it('cannot be used by another site, with another signature, on another website, or after two weeks', async () => {
    const link = await linkOf('cartUrl');
    const visitor = shop.site.visitor();
    const headers = { origin: 'https://elsewhere.example' };
    expect((await visitor.post(link, { form: {}, headers })).status).toBe(403);
    const other = await createTestSite(shop.api, `other${count}`);
    const stop = await linkOf('unsubscribeUrl');
    const wrong = [
      [visitor, `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
      [visitor, `/cart/restore?token=${new URLSearchParams(stop.split('?')[1]).get('token')}`],
      [other.visitor(), link],
      [other.visitor(), stop],
    ] as const;
    for (const [browser, address] of wrong) {
      expect((await browser.get(address, html)).status).toBe(404);
      expect((await browser.post(address, { form: {} })).status).toBe(404);
    }
    await wait(14 * 24);
    expect((await visitor.get(link, html)).status).toBe(404);
    expect((await visitor.post(link, { form: {} })).status).toBe(404);
    expect(await shop.cartOf(visitor)).toBeNull();
  });
});

describe('the unsubscribe link of the mail', () => {
  it('stops further mails, on any basis, until the buyer consents again', async () => {
    await set({ isOn: true, basis: 'noObjection' });
    await leaveCart(false);
    await wait(11);
    await run();
    await deliver();
    const link = await linkOf('unsubscribeUrl');
    const visitor = shop.site.visitor();
    expect(viewOf((await visitor.get(link, html)).text).main).toMatchObject({
      kind: 'unsubscribe',
      subject: 'cartMails',
      email: 'b…@example.com',
      isDone: false,
    });
    // A mail program sends it without a browser.
    const response = await shop.api.app.inject({
      method: 'POST',
      url: link,
      headers: {
        host: 'shop.localhost:4000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([response.statusCode, response.payload]).toEqual([200, 'Unsubscribed.']);
    expect(viewOf((await visitor.get(link, html)).text).main).toMatchObject({ isDone: true });
    await wait(8 * 24);
    await leaveCart(false);
    await wait(11);
    await run();
    expect((await list('view=open')).rows).toMatchObject([{ state: 'unsubscribed' }]);
    expect(await mails()).toHaveLength(1);
    await leaveCart(true);
    await wait(11);
    await run();
    expect(await mails()).toHaveLength(2);
  });

  it('withdraws the consent in the profile of the customer', async () => {
    const buyer = await visitorWithCart(shop.site, variantId);
    expect((await checkout(buyer, { email, acceptsMarketing: true })).status).toBe(200);
    await wait(1);
    await leaveCart(false);
    await wait(11);
    await run();
    await shop.site.visitor().post(await linkOf('unsubscribeUrl'), { form: {} });
    const url = `${base()}/customers?search=${email}`;
    const { rows } = (await shop.site.owner.browser.get(url)).as(listCustomers);
    expect(rows).toMatchObject([{ acceptsMarketing: false }]);
  });
});
