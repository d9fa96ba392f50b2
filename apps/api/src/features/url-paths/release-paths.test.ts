import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
import { expectConsistentPaths } from '../../testing/expect-consistent-paths.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';
import { idOf, siteContents } from '../../testing/site-contents.ts';

let api: TestApi;
let site: TestSite;
let sites = 0;
let owner: ReturnType<typeof siteContents>;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  site = await createTestSite(api, `release-${(sites += 1)}`);
  owner = siteContents(site);
});
afterEach(() => expectConsistentPaths(api, site));

describe('restoring a release', () => {
  it('gets 409 if an item is live at one of its paths, even if the draft no longer uses the path', async () => {
    const { pageId: blogId, collectionId } = await owner.createBlog();
    const pageId = idOf(await owner.createPage({ title: 'Guest', urlId: 'blog/guest' }));
    const { body: release } = await owner.publish();
    await owner.deletePage(pageId);
    await owner.publish();
    idOf(await owner.createItem(collectionId, { title: 'The guest', urlId: 'guest' }));
    expect((await owner.changePage(blogId, { urlId: 'journal' })).status).toBe(200);
    const path = `${owner.base}/releases/${String(release['id'])}/restore`;
    const rejected = await site.owner.browser.post(path, { json: {} });
    expect([rejected.status, rejected.body['code'], rejected.body['error']]).toEqual([
      409,
      'pathTaken',
      '“The guest” uses /blog/guest now. Please change its URL slug, then try again.',
    ]);
    // Nothing of it was written.
    expect(await owner.find('/blog/guest')).toBe(200);
    expect((await site.owner.browser.get(`${owner.base}/releases`)).body['total']).toBe(4);
  });

  it('gets 409 while an item uses the path of one of its pages, and names the item', async () => {
    const { collectionId } = await owner.createBlog();
    const pageId = idOf(await owner.createPage({ title: 'Guest', urlId: 'blog/guest' }));
    const { body: release } = await owner.publish();
    await owner.deletePage(pageId);
    await owner.publish();
    const itemId = idOf(
      await owner.createItem(collectionId, { title: 'The guest', urlId: 'guest' }),
    );
    const restore = () =>
      site.owner.browser.post(`${owner.base}/releases/${String(release['id'])}/restore`, {
        json: {},
      });
    const rejected = await restore();
    expect([rejected.status, rejected.body]).toMatchObject([
      409,
      {
        code: 'pathTaken',
        error: '“The guest” uses /blog/guest now. Please change its URL slug, then try again.',
      },
    ]);
    expect(JSON.parse((await owner.visit('/blog/guest')).text).main.kind).toBe('item');
    await owner.writeItem(itemId, { title: 'The guest', urlId: 'a-guest' });
    expect((await restore()).status).toBe(200);
    expect(JSON.parse((await owner.visit('/blog/guest')).text).main.kind).toBe('page');
    expect(await owner.find('/blog/a-guest')).toBe(200);
  });

  it('moves a conflicting draft page to the next path that no item or page uses', async () => {
    const { collectionId } = await owner.createBlog();
    const pageId = idOf(await owner.createPage({ title: 'Guest', urlId: 'blog/guest' }));
    const { body: release } = await owner.publish();
    await owner.deletePage(pageId);
    await owner.publish();
    await owner.createPage({ title: 'Draft', urlId: 'blog/guest' });
    await owner.createPage({ title: 'Third', urlId: 'blog/guest-3' });
    idOf(await owner.createItem(collectionId, { title: 'Second', urlId: 'guest-2' }));
    const url = `${owner.base}/releases/${String(release['id'])}/restore`;
    const restored = await site.owner.browser.post(url, { json: {} });
    expect([restored.status, restored.body['moved']]).toEqual([
      200,
      [{ title: 'Draft', urlId: 'blog/guest-4' }],
    ]);
    expect(JSON.parse((await owner.visit('/blog/guest')).text).main.kind).toBe('page');
    expect(JSON.parse((await owner.visit('/blog/guest-2')).text).main.kind).toBe('item');
  });

  it('moves a conflicting draft collection to a slug that is free for its items too', async () => {
    const pageId = idOf(await owner.createPage({ title: 'News', urlId: 'news' }));
    const { body: release } = await owner.publish();
    await owner.deletePage(pageId);
    await owner.publish();
    const { body: blog } = await site.owner.browser.post(`${owner.base}/pages`, {
      json: { title: 'News', kind: 'collection', urlId: 'news' },
    });
    idOf(await owner.createItem(String(blog['collectionId']), { title: 'Moss', urlId: 'moss' }));
    await owner.createPage({ title: 'Moss', urlId: 'news-2/moss' });
    const url = `${owner.base}/releases/${String(release['id'])}/restore`;
    const restored = await site.owner.browser.post(url, { json: {} });
    expect([restored.status, restored.body['moved']]).toEqual([
      200,
      [{ title: 'News', urlId: 'news-3' }],
    ]);
  });

  it('moves items back together with their collection', async () => {
    const { pageId, collectionId } = await owner.createBlog();
    const { body: release } = await owner.publish();
    await owner.createItem(collectionId, { title: 'Moss' });
    await owner.changePage(pageId, { urlId: 'journal' });
    await owner.publish();
    const url = `${owner.base}/releases/${String(release['id'])}/restore`;
    expect((await site.owner.browser.post(url, { json: {} })).status).toBe(200);
    expect(await owner.find('/blog/moss')).toBe(200);
    expect(await owner.find('/journal/moss')).toEqual([301, '/blog/moss']);
  });
});

describe('a publish', () => {
  it('gets 409 if the path of a page is reserved, and names the path', async () => {
    const pageId = idOf(await owner.createPage({ title: 'Prices' }));
    await site.inTenant(async (tenant) => {
      await tenant
        .updateTable('pages')
        .set({ urlId: 'assets' })
        .where('pageId', '=', pageId)
        .execute();
      await tenant
        .updateTable('urlPaths')
        .set({ path: 'assets' })
        .where('pageId', '=', pageId)
        .where('stage', '=', 'draft')
        .execute();
    });
    const rejected = await owner.publish();
    expect([rejected.status, rejected.body['code'], rejected.body['error']]).toEqual([
      409,
      'pathReserved',
      '/assets is reserved for the website itself. Please give what is there another address.',
    ]);
    expect((await owner.changePage(pageId, { urlId: 'prices' })).status).toBe(200);
    expect((await owner.publish()).status).toBe(200);
    expect(await owner.find('/prices')).toBe(200);
  });
});
