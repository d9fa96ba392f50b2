import {
  changeDiscounts,
  createDiscount,
  listDiscounts,
  listDiscountTargets,
  readDiscount,
  writeDiscount,
} from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { maxAutomaticDiscounts } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDiscount, discountDraftOf } from '../../testing/create-test-discount.ts';
import { createTestProduct, setStoreSettings } from '../../testing/create-test-product.ts';
import {
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { checkout, testStore, visitorWithCart } from '../../testing/test-checkout.ts';

let api: TestApi;
let site: TestSite;
let path: string;
let sites = 0;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await createTestSite(api, `discounts-${(sites += 1)}`);
  path = `/api/websites/${site.websiteId}/discounts`;
});

const create = (changes: Parameters<typeof discountDraftOf>[0]) =>
  site.owner.browser.post(path, { json: discountDraftOf(changes) });
const list = async (query = '') =>
  (await site.owner.browser.get(`${path}${query}`))
    .as(listDiscounts)
    .rows.map(({ code, title }) => code ?? title);

describe('discounts', () => {
  it('are stored as they were sent, with the code in one spelling', async () => {
    const draft = discountDraftOf({
      code: ' spring  20',
      effect: { kind: 'fixed', amountCents: 500 },
      target: { kind: 'categories', categories: ['Prints'] },
      minimumQuantity: 2,
      startsAt: '2026-12-01T00:00:00.000Z',
      endsAt: '2026-12-31T00:00:00.000Z',
      useLimit: 3,
      customerLimit: 1,
      customers: ['ada@example.com'],
      combinesWith: ['shipping'],
    });
    const created = (await site.owner.browser.post(path, { json: draft })).as(createDiscount);
    expect(created).toMatchObject({ ...draft, code: 'SPRING 20', uses: 0, salesCents: 0 });
    expect((await site.owner.browser.get(`${path}/${created.id}`)).as(readDiscount)).toEqual(
      created,
    );
  });

  it('have codes that are unique on the website, whatever their case', async () => {
    expect((await create({ code: 'Sale' })).status).toBe(200);
    const taken = await create({ code: 'sALE' });
    expect([taken.status, taken.body]).toMatchObject([
      409,
      { code: 'alreadyExists', errors: { code: expect.any(String) } },
    ]);
    const other = (await create({ code: 'OTHER' })).as(createDiscount);
    const renamed = await site.owner.browser.call('PUT', `${path}/${other.id}`, {
      json: { draft: discountDraftOf({ code: 'sale' }), revision: 1 },
    });
    expect([renamed.status, renamed.body]).toMatchObject([409, { code: 'alreadyExists' }]);
    const neighbor = await createTestSite(api, `neighbor-${sites}`);
    const neighboring = await neighbor.owner.browser.post(
      `/api/websites/${neighbor.websiteId}/discounts`,
      { json: discountDraftOf({ code: 'SALE' }) },
    );
    expect(neighboring.status).toBe(200);
  });

  it('have one discount of a code that several requests create at once', async () => {
    const results = await Promise.all(Array.from({ length: 4 }, () => create({ code: 'race' })));
    expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
  });

  it('free their code when they are deleted, and stay in the orders that used them', async () => {
    await setStoreSettings(site, testStore);
    const { variants } = await createTestProduct(site, [{ price: 2000, qtyInStock: 5 }]);
    const first = (await create({ code: 'SALE' })).as(createDiscount);
    const buyer = await visitorWithCart(site, variants[0]?.id ?? '');
    await buyer.post('/api/cart/codes', { json: { code: 'sale' } });
    expect((await checkout(buyer)).status).toBe(200);
    const sold = (await site.owner.browser.get(`${path}/${first.id}`)).as(readDiscount);
    expect(sold).toMatchObject({ uses: 1, salesCents: 2700 });

    const json = { discountIds: [first.id], action: 'delete' };
    const changed = await site.owner.browser.post(`${path}/change`, { json });
    expect(changed.as(changeDiscounts)).toEqual({ changed: 1 });
    expect(await list()).toEqual([]);
    expect((await site.owner.browser.get(`${path}/${first.id}`)).status).toBe(404);
    expect((await create({ code: 'SALE' })).status).toBe(200);
    const uses = await site.inTenant((tenant) =>
      tenant.selectFrom('discountUses').select('amountCents').execute(),
    );
    expect(uses).toEqual([{ amountCents: 200 }]);
  });

  it('are listed newest first, by status and by part of their name', async () => {
    const past = '2026-11-01T00:00:00.000Z';
    const future = '2027-11-01T00:00:00.000Z';
    api.clock.now = new Date('2026-11-20T10:00:00.000Z');
    for (const changes of [
      { code: 'NOW' },
      { code: 'SOON', startsAt: future },
      { code: 'OVER', endsAt: past },
      { code: 'OFF', isActive: false },
      { code: null, title: 'Always_on' },
    ]) {
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      expect((await create(changes)).status).toBe(200);
    }
    expect(await list()).toEqual(['Always_on', 'OFF', 'OVER', 'SOON', 'NOW']);
    expect(await list('?status=active')).toEqual(['Always_on', 'NOW']);
    expect(await list('?status=scheduled')).toEqual(['SOON']);
    expect(await list('?status=expired')).toEqual(['OVER']);
    expect(await list('?status=inactive')).toEqual(['OFF']);
    expect(await list('?search=o')).toEqual(['Always_on', 'OFF', 'OVER', 'SOON', 'NOW']);
    expect(await list('?search=oo')).toEqual(['SOON']);
    expect(await list('?search=_')).toEqual(['Always_on']);
    const first = (await site.owner.browser.get(`${path}?limit=2`)).as(listDiscounts);
    expect([first.rows.length, first.total]).toEqual([2, 5]);
    expect(await list(`?limit=3&cursor=${first.nextCursor}`)).toEqual(['OVER', 'SOON', 'NOW']);
  });

  it('reject a change that started from an older revision', async () => {
    const created = (await create({ code: 'SALE' })).as(createDiscount);
    const write = (code: string, revision: number) =>
      site.owner.browser.call('PUT', `${path}/${created.id}`, {
        json: { draft: discountDraftOf({ code }), revision },
      });
    expect((await write('FIRST', created.revision)).as(writeDiscount)).toMatchObject({
      code: 'FIRST',
      revision: created.revision + 1,
    });
    const stale = await write('SECOND', created.revision);
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'conflict' }]);
    expect(await list()).toEqual(['FIRST']);
  });

  it.each([
    ['an automatic discount without a title', { code: null, title: '' }, 'title'],
    ['no products', { target: { kind: 'products', productIds: [] } }, 'target.productIds'],
    ['no categories', { target: { kind: 'categories', categories: [] } }, 'target.categories'],
    ['no customers', { customers: [] }, 'customers'],
    ['a text that is no email address', { customers: ['ada'] }, 'customers.0'],
    ['more than 100 %', { effect: { kind: 'percentage', percent: 101 } }, 'effect.percent'],
    ['a negative amount', { effect: { kind: 'fixed', amountCents: -1 } }, 'effect.amountCents'],
    ['a fraction of a cent', { effect: { kind: 'fixed', amountCents: 0.5 } }, 'effect.amountCents'],
    ['no uses', { useLimit: 0 }, 'useLimit'],
    [
      'an end before its start',
      { startsAt: '2026-12-02T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' },
      'endsAt',
    ],
  ])('reject %s', async (_, changes, field) => {
    const result = await create({ code: 'X', ...changes } as never);
    expect([result.status, Object.keys(result.body['errors'] as object)]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });

  it('allow a limited number of automatic discounts at once', async () => {
    for (let count = 0; count < maxAutomaticDiscounts; count += 1)
      await createTestDiscount(site, { title: `Automatic ${count}` });
    const onemore = await create({ code: null, title: 'One more' });
    expect([onemore.status, onemore.body]).toMatchObject([400, { code: 'limitReached' }]);
    const off = (await create({ code: null, title: 'Off', isActive: false })).as(createDiscount);
    const json = { discountIds: [off.id], action: 'activate' };
    expect((await site.owner.browser.post(`${path}/change`, { json })).status).toBe(400);
    expect((await create({ code: 'CODE' })).status).toBe(200);
  });

  it('can apply to the products and categories of the website', async () => {
    const { itemId } = await createTestProduct(site, [{}], {
      title: 'Print',
      categories: ['Prints', 'Gifts'],
    });
    const targets = await site.owner.browser.get(
      `/api/websites/${site.websiteId}/discount-targets`,
    );
    expect(targets.as(listDiscountTargets)).toEqual({
      products: [{ id: itemId, title: 'Print' }],
      categories: ['Gifts', 'Prints'],
    });
  });

  it('return 403 without the permission, and 404 or nothing on another website', async () => {
    const discountId = await createTestDiscount(site, { code: 'SALE' });
    const editor = await createTestContributor(api, site, [collaboratorRole.EDITOR]);
    const other = await createTestSite(api, `other-${sites}`);
    const there = `/api/websites/${other.websiteId}/discounts`;
    const write = { json: { draft: discountDraftOf({ code: 'HACK' }), revision: 1 } };
    const change = { json: { discountIds: [discountId], action: 'delete' } };
    for (const [method, url, options] of [
      ['GET', '', {}],
      ['POST', '', { json: discountDraftOf({ code: 'HACK' }) }],
      ['GET', `/${discountId}`, {}],
      ['PUT', `/${discountId}`, write],
      ['POST', '/change', change],
    ] as const)
      expect((await editor.browser.call(method, `${path}${url}`, options)).status).toBe(403);
    expect((await other.owner.browser.get(`${there}/${discountId}`)).status).toBe(404);
    expect((await other.owner.browser.call('PUT', `${there}/${discountId}`, write)).status).toBe(
      404,
    );
    const changed = (await other.owner.browser.post(`${there}/change`, change)).as(changeDiscounts);
    expect(changed).toEqual({ changed: 0 });
    expect(await list()).toEqual(['SALE']);
  });
});
