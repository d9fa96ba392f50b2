import { Readable } from 'node:stream';
import { pageType, websiteStatus } from '@sitewright/contracts/codes';
import { siteContext, type PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { insertTestItem } from '../../../testing/insert-test-item.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { insertAsset } from '../../assets/asset.queries.ts';

let api: TestApi;
let site: TestSite;
let base: string;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  base = `/api/websites/${site.websiteId}`;
});
afterAll(() => api.close());

const html = { headers: { accept: 'text/html' } };
const view = async (path: string, status = 200): Promise<PageView> => {
  const response = await site.visitor().get(path, html);
  expect([path, response.status]).toEqual([path, status]);
  return JSON.parse(response.text) as PageView;
};
const createPage = async (title: string, change: object = {}) => {
  const pageId = String(
    (await site.owner.browser.post(`${base}/pages`, { json: { title } })).body['id'],
  );
  await site.owner.browser.call('PATCH', `${base}/pages/${pageId}`, { json: change });
  await site.owner.browser.post(`${base}/releases`, { json: {} });
  return pageId;
};
const insertItem = (title: string, urlId: string) => insertTestItem(api, site, { title, urlId });

describe('a page', () => {
  it('embeds a valid site context without secrets or accounts (CTX-11)', async () => {
    for (const path of ['/', '/shop', '/nowhere']) {
      const { context } = await view(path, path === '/nowhere' ? 404 : 200);
      expect(siteContext.parse(context)).toEqual(context);
      expect(context.authenticatedAccount).toBeNull();
      expect(JSON.stringify(context)).not.toMatch(/secret|password|hash|session|token|@/i);
    }
  });

  it('is found by its id, but not by an unknown id (ROUTE-28)', async () => {
    const pageId = await createPage('By id');
    expect((await view(`/pages/${pageId}`)).head.title).toContain('By id');
    expect((await view('/pages/000000000000000000000000', 404)).context.pageType).toBe(
      pageType.NOT_FOUND,
    );
    expect((await view(`/pages/${pageId.toUpperCase()}`, 404)).context.pageType).toBe(
      pageType.NOT_FOUND,
    );
  });

  it('is found by its id after a rename, but not after its deletion (ROUTE-28)', async () => {
    const pageId = await createPage('Passing by');
    const { browser } = site.owner;
    await browser.call('PATCH', `${base}/pages/${pageId}`, { json: { urlId: 'moved-on' } });
    await browser.post(`${base}/releases`, { json: {} });
    expect((await view(`/pages/${pageId}`)).head.canonical).toMatch(/\/moved-on$/);
    await browser.call('DELETE', `${base}/pages/${pageId}`);
    await browser.post(`${base}/releases`, { json: {} });
    expect((await view(`/pages/${pageId}`, 404)).context.pageType).toBe(pageType.NOT_FOUND);
    expect((await site.visitor().get('/passing-by', html)).status).toBe(404);
  });

  it('of a collection accepts filters at its id too (ROUTE-28, ROUTE-31)', async () => {
    await insertTestItem(api, site, { title: 'A jug', urlId: 'jug', tags: ['clay'] });
    await insertTestItem(api, site, { title: 'A vase', urlId: 'vase' });
    const { main, head } = await view(`/pages/${site.shopPageId}?tag=clay&color=red`);
    expect(main.kind === 'collection' && main.collection.items.map(({ title }) => title)).toEqual([
      'A jug',
    ]);
    expect(head.canonical).toMatch(/\/shop\?tag=clay$/);
  });

  it('that does not exist gets 404; the error of an API call contains its path (ERR-05)', async () => {
    const { main, context } = await view('/no/such/page', 404);
    expect([main, context.pageType]).toEqual([{ kind: 'notFound' }, pageType.NOT_FOUND]);
    const json = await site.visitor().get('/api/no-such-call');
    expect([json.status, json.body]).toMatchObject([
      404,
      { error: expect.any(String), detail: { path: '/api/no-such-call' } },
    ]);
  });

  it('reveals nothing of locked or members-only content (LOCK-03)', async () => {
    for (const [title, access] of [
      ['Diary of a potter', 'locked'],
      ['Kiln plans', 'members'],
    ] as const) {
      const pageId = await createPage(title, {
        access,
        ...(access === 'locked' ? { password: 'open sesame' } : {}),
        seo: { title: 'glaze recipe', description: 'cobalt', imageId: null, noIndex: false },
      });
      for (const path of [`/${title.toLowerCase().replaceAll(' ', '-')}`, `/pages/${pageId}`]) {
        const response = await site.visitor().get(path, html);
        expect(response.status).toBe(403);
        expect(response.text).not.toMatch(/Diary of|Kiln plans|glaze recipe|cobalt/);
        expect(response.headers['cache-control']).toContain('no-store');
      }
    }
  });
});

it('shows the navigation title of a members’ page, and the contact of the business (LOCK-02)', async () => {
  const { browser } = site.owner;
  const base = `/api/websites/${site.websiteId}`;
  const pageId = await createPage('Kiln circle', {
    access: 'members',
    seo: { title: 'glaze recipe', description: 'cobalt', imageId: null, noIndex: false },
  });
  const { main, footer } = (await browser.get(`${base}/navigation`)).body as unknown as Record<
    'main' | 'footer',
    object[]
  >;
  const written = { main: [...main, { title: 'Kiln circle', pageId }], footer };
  await browser.call('PUT', `${base}/navigation`, { json: written });
  const { body } = await browser.get(`${base}/business`);
  const { revision: _, ...business } = body;
  await browser.call('PUT', `${base}/business`, {
    json: { ...business, email: 'kiln@example.com' },
  });
  await browser.post(`${base}/releases`, { json: {} });

  const response = await site.visitor().get('/kiln-circle', html);
  expect([response.status, response.headers['cache-control']]).toEqual([403, 'private, no-store']);
  expect((await view('/kiln-circle', 403)).main).toEqual({
    kind: 'membersOnly',
    path: '/kiln-circle',
    isMember: false,
  });
  expect(response.text).toContain('"title":"Kiln circle","href":"/kiln-circle"');
  expect(response.text).toContain('"email":"kiln@example.com"');
  expect(response.text).not.toMatch(/glaze recipe|cobalt/);
});

describe('the page cache', () => {
  it('returns 304 until the page changes', async () => {
    const visitor = site.visitor();
    const etag = String((await visitor.get('/')).headers.etag);
    const again = () => visitor.get('/', { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await insertItem('Something new', 'something-new');
    await site.inTenant((tenant) =>
      tenant.updateTable('websites').set({ title: 'Another title' }).execute(),
    );
    expect((await again()).status).toBe(200);
  });

  it('does not store restricted pages', async () => {
    const before = api.services.pages.size;
    await site.visitor().get('/kiln-plans', html);
    expect(api.services.pages.size).toBe(before);
  });

  it('stores one page for all missing paths', async () => {
    const first = await site.visitor().get('/not-there-1', html);
    const before = api.services.pages.size;
    for (const path of ['/not-there-2', '/shop/not-there', '/a/b/c?d=e', '/order/none'])
      expect((await site.visitor().get(path, html)).text).toBe(first.text);
    expect(api.services.pages.size).toBe(before);
  });

  it('ignores unknown query parameters', async () => {
    expect((await site.visitor().get('/')).status).toBe(200);
    const before = api.services.pages.size;
    for (let number = 0; number < 5; number += 1) await site.visitor().get(`/?utm=${number}`);
    expect(api.services.pages.size).toBe(before);
  });

  it('stores one page for all filters if there is no collection', async () => {
    await insertItem('A bowl', 'bowl');
    for (const path of ['/', '/shop/bowl']) {
      const first = await site.visitor().get(path, html);
      expect(first.status).toBe(200);
      const { etag } = first.headers;
      const before = api.services.pages.size;
      for (const query of ['q=1', 'tag=clay', 'page=2', 'category=a&author=b'])
        expect([
          path,
          query,
          (await site.visitor().get(`${path}?${query}`)).headers['etag'],
        ]).toEqual([path, query, etag]);
      expect([path, api.services.pages.size]).toEqual([path, before]);
    }
  });

  it('stores a page per filter of a collection, but not per search parameter', async () => {
    const before = api.services.pages.size;
    for (const query of ['', '?q=1', '?tag=none', '?q=2&tag=none', '?page=1'])
      await site.visitor().get(`/shop${query}`);
    expect(api.services.pages.size).toBe(before + 3);
  });
});

/** Creates a text file of the site and returns its URL. */
async function storeFile(of: TestSite): Promise<string> {
  const { websiteId } = of;
  const stored = await api.services.files.store(websiteId, Readable.from(['menu']), 1_000);
  if (typeof stored === 'string') throw new Error(stored);
  const assetId = api.services.createId();
  const file = { kind: 'document', fileName: 'menu.txt', contentType: 'text/plain' } as const;
  await of.inTenant((tenant) => insertAsset(tenant, { assetId, ...file, ...stored }));
  return `/s/${assetId}/menu.txt`;
}

describe('a website with the status', () => {
  it.each([
    ['EXPIRED', 404],
    ['REMOVED', 404],
    ['PASTDUE', 200],
  ] as const)('%s returns %i for pages and files (CONTENT-07)', async (name, status) => {
    const other = await createTestSite(api, `state-${name.toLowerCase()}`);
    const file = await storeFile(other);
    await other.inTenant((tenant) =>
      tenant.updateTable('websites').set({ status: websiteStatus[name] }).execute(),
    );
    api.services.hosts.forget();
    for (const path of ['/', '/cart', file])
      expect([path, (await other.visitor().get(path)).status]).toEqual([path, status]);
  });
});
