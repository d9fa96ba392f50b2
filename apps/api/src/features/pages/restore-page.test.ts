import { listDeletedPages, listPages, restorePage } from '@sitewright/contracts/api';
import { collaboratorRole, collectionType } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestContributor,
  createTestSite,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const owner = () => site.owner.browser;
const create = async (title: string, more: object = {}) => {
  const response = await owner().post(`${base}/pages`, { json: { title, ...more } });
  expect(response.status).toBe(200);
  return response.body as unknown as { id: string; urlId: string; collectionId: string | null };
};
const remove = async (pageId: string) => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  expect((await owner().call('DELETE', `${base}/pages/${pageId}`)).status).toBe(200);
};
const restore = (pageId: string) => owner().post(`${base}/pages/${pageId}/restore`);
const publish = () => owner().post(`${base}/releases`, { json: {} });
const changes = async () => (await owner().get(`${base}/changes`)).body['rows'];
const deleted = async () => (await owner().get(`${base}/deleted-pages`)).as(listDeletedPages).rows;

describe('a deleted page', () => {
  it('is listed with its deletion time, latest first, with pagination', async () => {
    const { id: first } = await create('First');
    const { id: second } = await create('Second');
    await remove(first);
    await remove(second);
    const at = api.clock.now.toISOString();
    const rows = await deleted();
    expect(rows.map(({ title }) => title)).toEqual(['Second', 'First']);
    expect(rows[0]).toEqual({
      id: second,
      kind: 'page',
      title: 'Second',
      urlId: 'second',
      deletedAt: at,
    });
    const page = (await owner().get(`${base}/deleted-pages?limit=1`)).as(listDeletedPages);
    expect([page.rows.length, page.total]).toEqual([1, 2]);
    const next = (await owner().get(`${base}/deleted-pages?limit=1&cursor=${page.nextCursor}`)).as(
      listDeletedPages,
    );
    expect(next.rows.map(({ title }) => title)).toEqual(['First']);
  });

  it('is restored unchanged, with no unpublished change if its deletion was not published', async () => {
    const { id } = await create('Garden');
    await publish();
    await remove(id);
    expect(await changes()).toMatchObject([
      { title: 'Garden', path: '/garden', change: 'deleted' },
    ]);
    const back = (await restore(id)).as(restorePage);
    expect(back).toMatchObject({ id, title: 'Garden', urlId: 'garden', movedFrom: null });
    expect(back.changed).toBe('none');
    expect(await changes()).toEqual([]);
    expect((await deleted()).map((page) => page.id)).not.toContain(id);
    expect((await site.visitor().get('/garden')).status).toBe(200);
  });

  it('is a new page of the next publish after its deletion was published', async () => {
    const { id } = await create('Cellar');
    await publish();
    await remove(id);
    await publish();
    expect((await site.visitor().get('/cellar')).status).toBe(404);
    expect((await restore(id)).as(restorePage).changed).toBe('new');
    expect(await changes()).toMatchObject([{ title: 'Cellar', change: 'new' }]);
    await publish();
    expect((await site.visitor().get('/cellar')).status).toBe(200);
  });

  it('gets the next free slug if its own is in use, and returns the previous one', async () => {
    const { id } = await create('Visit');
    await remove(id);
    await create('Visit');
    const back = (await restore(id)).as(restorePage);
    expect([back.urlId, back.movedFrom]).toEqual(['visit-2', 'visit']);
    const { rows } = (await owner().get(`${base}/pages`)).as(listPages);
    const addresses = rows.filter(({ title }) => title === 'Visit').map(({ urlId }) => urlId);
    expect(addresses.toSorted()).toEqual(['visit', 'visit-2']);
  });

  it('reappears in the navigation after it is restored and published', async () => {
    const { id } = await create('Terrace');
    await owner().call('PUT', `${base}/navigation`, {
      json: { main: [{ title: 'Terrace', pageId: id }], footer: [] },
    });
    await publish();
    const links = async () => {
      const { text } = await site.visitor().get('/');
      const page = JSON.parse(text) as { navigation: { main: { title: string }[] } };
      return page.navigation.main.map(({ title }) => title);
    };
    await remove(id);
    await publish();
    expect(await links()).toEqual([]);
    await restore(id);
    await publish();
    expect(await links()).toEqual(['Terrace']);
  });

  it('is restored together with its collection', async () => {
    const shop = await create('Kiosk', {
      kind: 'collection',
      collectionType: collectionType.BLOG,
    });
    const collections = async () =>
      ((await owner().get(`${base}/collections`)).body['rows'] as { id: string }[]).map(
        ({ id }) => id,
      );
    expect(await collections()).toContain(shop.collectionId);
    await remove(shop.id);
    expect(await collections()).not.toContain(shop.collectionId);
    expect((await restore(shop.id)).as(restorePage).collectionId).toBe(shop.collectionId);
    expect(await collections()).toContain(shop.collectionId);
  });

  it.each([
    ['assets/prices', 'assets-2/prices'],
    ['healthz', 'healthz-2'],
  ])('with the reserved slug %s is restored at %s', async (previousSlug, free) => {
    const { id } = await create('Prices');
    await remove(id);
    await site.inTenant((tenant) =>
      tenant.updateTable('pages').set({ urlId: previousSlug }).where('pageId', '=', id).execute(),
    );
    const { status, body } = await restore(id);
    expect([status, body['urlId'], body['movedFrom']]).toEqual([200, free, previousSlug]);
  });

  it('is never restored as a second homepage', async () => {
    const { id } = await create('Former home');
    await remove(id);
    await site.inTenant((tenant) =>
      tenant.updateTable('pages').set({ isHomepage: true }).where('pageId', '=', id).execute(),
    );
    expect((await restore(id)).as(restorePage).isHomepage).toBe(false);
  });
});

it('returns the same result when a page is restored twice', async () => {
  const { id } = await create('Twice');
  await remove(id);
  const responses = [await restore(id), await restore(id)].map((response) =>
    response.as(restorePage),
  );
  expect(responses.map(({ urlId, movedFrom }) => [urlId, movedFrom])).toEqual([
    ['twice', null],
    ['twice', null],
  ]);
});

it('gives each of several pages its own slug when they are restored concurrently', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const { id } = await create('Quay');
    ids.push(id);
    await remove(id);
  }
  const responses = await Promise.all([...ids.map(restore), create('Quay')]);
  const urls = responses.map((response) =>
    'urlId' in response ? response.urlId : response.body['urlId'],
  );
  expect(urls.map(String).toSorted()).toEqual(['quay', 'quay-2', 'quay-3', 'quay-4', 'quay-5']);
});

it('gets 403 without the permission, and 404 on another website or for an unknown page', async () => {
  const { id } = await create('Private');
  await remove(id);
  const { browser } = await createTestContributor(api, site, [collaboratorRole.STORE_MANAGER]);
  expect((await browser.get(`${base}/deleted-pages`)).status).toBe(403);
  expect((await browser.post(`${base}/pages/${id}/restore`)).status).toBe(403);
  const other = await createTestSite(api, 'neighbor');
  const otherPath = `/api/websites/${other.websiteId}/pages/${id}/restore`;
  expect((await other.owner.browser.post(otherPath)).status).toBe(404);
  expect((await restore('f'.repeat(24))).status).toBe(404);
});
