import { listSavedFilters, maxSavedFilters } from '@sitewright/contracts/api';
import { collaboratorRole } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import type { TestClient } from '../../testing/test-client.ts';

let shop: TestShop;
let count = 0;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.api.close());

const newSite = () => createTestSite(shop.api, `tabs-${(count += 1)}`);
const pathOf = (site: TestSite, rest = '') =>
  `/api/websites/${site.websiteId}/saved-filters${rest}`;
const tab = (changes: object = {}) => ({
  id: shop.api.services.createId(),
  list: 'orders',
  name: 'Wholesale',
  filter: { view: 'unpaid', search: 'wholesale' },
  ...changes,
});
const list = async (site: TestSite, of = 'orders', browser: TestClient = site.owner.browser) =>
  (await browser.get(pathOf(site, `?list=${of}`))).as(listSavedFilters).rows;

it('is saved once, however often and at once its request arrives, and collaborators see it', async () => {
  const site = await newSite();
  const json = tab({ name: '  Wholesale ' });
  const { id } = json;
  const saved = await Promise.all(
    [1, 2, 3].map(() => site.owner.browser.post(pathOf(site), { json })),
  );
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
  const manager = await createTestContributor(shop.api, site, [collaboratorRole.STORE_MANAGER]);
  expect(await list(site, 'orders', manager.browser)).toEqual([
    { id, name: 'Wholesale', filter: { view: 'unpaid', search: 'wholesale' } },
  ]);
  expect(await list(site, 'customers')).toEqual([]);
});

it('has a name of its own in its list, also if two are saved or renamed at once', async () => {
  const site = await newSite();
  const post = (changes: object) => site.owner.browser.post(pathOf(site), { json: tab(changes) });
  const both = await Promise.all([post({}), post({ name: 'WHOLESALE' })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)?.body).toMatchObject({
    errors: { name: 'Another tab has this name. Enter another one.' },
  });
  expect((await post({ list: 'customers', filter: { sort: 'spent' } })).status).toBe(200);
  const other = tab({ name: 'Express' });
  await site.owner.browser.post(pathOf(site), { json: other });
  const rename = (name: string) =>
    site.owner.browser.call('PUT', pathOf(site, `/${other.id}`), { json: { name } });
  expect((await rename('wholesale')).body).toMatchObject({ errors: { name: expect.any(String) } });
  expect((await rename('EXPRESS')).status).toBe(200);
  expect((await list(site)).map(({ name }) => name)).toContain('EXPRESS');
});

it('keeps its name if another tab gets the same one at once', async () => {
  const site = await newSite();
  const tabs = [tab({ name: 'First' }), tab({ name: 'Second' })];
  for (const json of tabs) await site.owner.browser.post(pathOf(site), { json });
  for (let round = 0; round < 4; round += 1) {
    const renamed = await Promise.all(
      tabs.map(({ id }) =>
        site.owner.browser.call('PUT', pathOf(site, `/${id}`), { json: { name: `Same ${round}` } }),
      ),
    );
    expect(renamed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  }
});

it.each([
  ['a view that the list does not have', { filter: { view: 'returning' } }],
  ['a member that is no filter', { filter: { websiteId: 'x' } }],
  ['another list', { list: 'pages' }],
  ['no name', { name: '  ' }],
])('is not saved with %s', async (_, changes) => {
  const site = await newSite();
  const response = await site.owner.browser.post(pathOf(site), { json: tab(changes) });
  expect(response.status).toBe(400);
  expect(await list(site)).toEqual([]);
});

it('is limited in number', async () => {
  const site = await newSite();
  for (let index = 0; index < maxSavedFilters; index += 1)
    await site.owner.browser.post(pathOf(site), { json: tab({ name: `Tab ${index}` }) });
  const response = await site.owner.browser.post(pathOf(site), { json: tab() });
  expect(response.body).toMatchObject({ code: 'limitReached' });
});

it('is limited in number, also if several are saved at once', async () => {
  const site = await newSite();
  for (let index = 1; index < maxSavedFilters; index += 1)
    await site.owner.browser.post(pathOf(site), { json: tab({ name: `Tab ${index}` }) });
  const saved = await Promise.all(
    [1, 2, 3, 4].map((each) =>
      site.owner.browser.post(pathOf(site), { json: tab({ name: `Last ${each}` }) }),
    ),
  );
  expect(saved.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await list(site)).toHaveLength(maxSavedFilters);
});

it('belongs to one website, and can be deleted twice', async () => {
  const [site, other] = [await newSite(), await newSite()];
  const json = tab();
  await site.owner.browser.post(pathOf(site), { json });
  const { browser } = other.owner;
  const stolen = pathOf(other, `/${json.id}`);
  expect((await browser.call('PUT', stolen, { json: { name: 'Mine' } })).status).toBe(404);
  await browser.call('DELETE', stolen);
  expect(await list(site)).toHaveLength(1);
  for (const status of [200, 200]) {
    const deleted = await site.owner.browser.call('DELETE', pathOf(site, `/${json.id}`));
    expect(deleted.status).toBe(status);
  }
  expect(await list(site)).toEqual([]);
});
