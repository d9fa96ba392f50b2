import { changePayments, listPayments, placeOrder } from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import type { PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEngines } from '../../../platform/database/test-database.ts';
import { createTestVariant } from '../../../testing/create-test-product.ts';
import { createTestContributor } from '../../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../../testing/open-test-shop.ts';
import { checkout, checkoutBodyOf, visitorWithCart } from '../../../testing/test-checkout.ts';
import { whileLocked } from '../../../testing/while-locked.ts';
import { lockForChange } from '../../cart/public.ts';

let shop: TestShop;
let path: string;
beforeAll(async () => {
  shop = await openTestShop();
  path = `/api/websites/${shop.site.websiteId}/payments`;
});
afterAll(() => shop.api.close());

const offer = (...offered: string[]) =>
  shop.site.owner.browser.call('PUT', path, { json: { offered } });
const buyer = async () =>
  visitorWithCart(shop.site, await createTestVariant(shop.site, { qtyInStock: 5 }));
const offeredAt = async (visitor: Awaited<ReturnType<typeof buyer>>) => {
  const { text } = await visitor.get('/checkout', { headers: { accept: 'text/html' } });
  const { main } = JSON.parse(text) as PageView;
  return main.kind === 'checkout' ? main.payments.map(({ kind }) => kind) : undefined;
};

it('shows and accepts only the payment methods that the store offers', async () => {
  const visitor = await buyer();
  expect(await offeredAt(visitor)).toEqual(['testCard', 'invoice']);
  const result = (await offer('invoice')).as(changePayments);
  expect(result.rows.map(({ id, isOffered }) => [id, isOffered])).toEqual([
    ['testCard', false],
    ['invoice', true],
    ['bankTransfer', false],
    ['cashOnPickup', false],
  ]);
  expect((await shop.site.owner.browser.get(path)).as(listPayments)).toEqual(result);
  expect(await offeredAt(visitor)).toEqual(['invoice']);
  const rejected = await visitor.post('/api/checkout', { json: checkoutBodyOf() });
  expect([rejected.status, rejected.body]).toMatchObject([
    400,
    { errors: { 'payment.method': expect.any(String) as string } },
  ]);
  expect((await checkout(visitor, { payment: { method: 'invoice' } })).status).toBe(200);
});

it('rejects every checkout when the store offers no payment method', async () => {
  const visitor = await buyer();
  await offer();
  expect(await offeredAt(visitor)).toEqual([]);
  for (const payment of [checkoutBodyOf().payment, { method: 'invoice' } as const])
    expect((await checkout(visitor, { payment })).status).toBe(400);
});

it.runIf(testEngines().includes('postgres'))(
  'keeps the texts of two changes at the same time',
  async () => {
    const change = (manual: object) =>
      shop.site.owner.browser.call('PUT', path, { json: { offered: ['invoice'], manual } });
    const invoice = { name: 'Later', instructions: 'Due in 14 days.' };
    const bankTransfer = { name: 'Wire', instructions: 'IBAN DE02' };
    await whileLocked(shop.site, { lock: lockForChange }, [
      () => change({ invoice }),
      () => change({ bankTransfer }),
    ]);
    const { rows } = (await shop.site.owner.browser.get(path)).as(listPayments);
    expect(rows.map(({ id, manual }) => [id, manual])).toMatchObject([
      ['testCard', undefined],
      ['invoice', invoice],
      ['bankTransfer', bankTransfer],
      ['cashOnPickup', {}],
    ]);
  },
);

it('keeps the other settings of the store', async () => {
  const read = () =>
    shop.site.inTenant((tenant) =>
      tenant.selectFrom('storeSettings').select('value').executeTakeFirstOrThrow(),
    );
  const before = (await read()).value as object;
  await offer('testCard');
  expect((await read()).value).toEqual({ ...before, payments: ['testCard'] });
});

it('captures payments automatically until the owner chooses otherwise, and keeps the choice', async () => {
  expect((await shop.site.owner.browser.get(path)).as(listPayments).capture).toBe('automatic');
  const change = (capture: string) =>
    shop.site.owner.browser.call('PUT', path, { json: { offered: ['testCard'], capture } });
  expect((await change('manual')).as(changePayments).capture).toBe('manual');
  expect((await offer('testCard')).as(changePayments).capture).toBe('manual');
  const placed = (await checkout(await buyer(), { payment: checkoutBodyOf().payment })).as(
    placeOrder,
  );
  expect((await shop.orderAt(placed.orderUrl))?.paymentState).toBe('authorized');
  expect((await change('sometimes')).status).toBe(400);
  await change('automatic');
});

it('returns 403 to a store manager and 400 for an unknown payment method', async () => {
  const manager = await createTestContributor(shop.api, shop.site, [
    collaboratorRole.STORE_MANAGER,
  ]);
  const response = await manager.browser.call('PUT', path, { json: { offered: [] } });
  expect(response.status).toBe(403);
  expect((await offer('cheque')).status).toBe(400);
});
