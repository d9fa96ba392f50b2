import { collectionType } from '@sitewright/contracts/codes';
import type { PageView } from '@sitewright/contracts/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { productDraftOf } from '../../../testing/item-draft.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { idOf, siteContents } from '../../../testing/site-contents.ts';

let api: TestApi;
let site: TestSite;
let owner: ReturnType<typeof siteContents>;
let pageId: string;
let itemId: string;
let base: string;
const page = '/%E9%99%B6%E8%8A%B8-%E6%95%99%E5%AE%A4';
const item = `${page}/%E3%82%AC%E3%83%A9%E3%82%B9`;
const origin = 'http://shop.localhost:4000';
const madeSlugs: unknown[] = [];
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
  owner = siteContents(site);
  base = owner.base;
  const made = await owner.createPage({
    title: '陶芸 教室',
    kind: 'collection',
    collectionType: collectionType.EVENTS,
  });
  pageId = idOf(made);
  madeSlugs.push(made.body['urlId']);
  const collectionId = String(made.body['collectionId']);
  const created = await owner.createItem(collectionId, {
    title: 'ガラス',
    event: {
      startsAt: '2026-12-24T18:00:00.000Z',
      endsAt: null,
      allDay: false,
      place: '',
      address: '',
      onlineUrl: '',
      status: 'scheduled',
    },
  });
  itemId = idOf(created);
  madeSlugs.push(created.body['urlId']);
  await site.owner.browser.call('PUT', `${base}/navigation`, {
    json: {
      main: [
        { title: '教室', pageId },
        { title: '外', href: '/外?a=é' },
      ],
      footer: [],
    },
  });
  await owner.publish();
});
afterAll(() => api.close());

it('creates the slugs of pages and items from their titles', () => {
  expect(madeSlugs).toEqual(['陶芸-教室', 'ガラス']);
});

const viewOf = async (path: string) => JSON.parse((await owner.visit(path)).text) as PageView;

describe('a slug in another script', () => {
  it('is found with any encoding of its URL', async () => {
    expect(await owner.find(page)).toBe(200);
    expect(await owner.find(page.toLowerCase())).toBe(200);
    expect(await owner.find(item)).toBe(200);
    const decomposed = `${page}/${encodeURIComponent('ガラス'.normalize('NFD'))}`;
    expect(decomposed).not.toBe(item);
    expect(await owner.find(`${decomposed}?x=é`)).toEqual([301, `${item}?x=%C3%A9`]);
    expect(await owner.find(`${page}/`)).toEqual([301, page]);
  });

  it('is percent-encoded in all URLs', async () => {
    const view = await viewOf(item);
    expect(view.head.canonical).toBe(`${origin}${item}`);
    expect(view.path).toBe(item);
    expect(view.navigation.main.map(({ href, isCurrent }) => [href, isCurrent])).toEqual([
      [page, true],
      ['/%E5%A4%96?a=%C3%A9', false],
    ]);
    expect(JSON.stringify(view.head.structuredData)).toContain(`"url":"${origin}${item}"`);
    expect(view.main).toMatchObject({ item: { path: item }, collection: { path: page } });
    expect(await viewOf(page)).toMatchObject({
      head: { canonical: `${origin}${page}`, feeds: [{ href: `${page}?format=rss` }, {}] },
      main: { collection: { path: page, items: [{ path: item }] } },
    });
    const sitemap = await owner.visit('/sitemap.xml');
    expect(sitemap.text).toContain(`<loc>${origin}${page}</loc>`);
    expect(sitemap.text).toContain(`<loc>${origin}${item}</loc>`);
    const feed = await owner.visit(`${page}?format=rss`);
    expect(feed.text).toContain(`<link>${origin}${item}</link>`);
    expect(feed.text).not.toContain(`${origin}/陶`);
    const calendar = await owner.visit(`${item}?format=ical`);
    expect(calendar.text.replaceAll('\r\n ', '')).toContain(`URL:${origin}${item}\r\n`);
    expect(calendar.headers['content-disposition']).toBe(
      'attachment; filename="-.ics"; filename*=UTF-8\'\'%E3%82%AC%E3%83%A9%E3%82%B9.ics',
    );
    const search = await viewOf('/search?q=%E3%82%AC%E3%83%A9%E3%82%B9');
    expect(JSON.stringify(search.main)).toContain(`"path":"${item}"`);
    for (const { text } of [sitemap, feed]) expect(text).not.toMatch(/<(?:loc|link)>[^<]*[^ -~]/);
  });

  it('is percent-encoded in redirects after a form, a password or a consent', async () => {
    const visitor = site.visitor();
    const locked = idOf(await owner.createPage({ title: '秘密' }));
    const path = `/${encodeURIComponent('秘密')}`;
    await owner.changePage(locked, { access: 'locked', password: 'open sesame' });
    await owner.publish();
    expect((await viewOf(path)).main).toMatchObject({ kind: 'locked' });
    const unlock = (password: string) =>
      visitor.post('/api/unlock/post', { form: { path: '/秘密', password } });
    expect((await unlock('wrong')).headers.location).toBe(`${path}?password=wrong`);
    expect((await unlock('open sesame')).headers.location).toBe(path);
    const opened = await visitor.get(path, { headers: { accept: 'text/html' } });
    expect(opened.status).toBe(200);
    const consent = await visitor.post('/api/consent', {
      form: { answer: 'accept', returnTo: '/秘密' },
    });
    expect([consent.status, consent.headers.location]).toEqual([303, path]);
  });

  it('redirects to the new slug after a change, percent-encoded', async () => {
    await owner.writeItem(itemId, { title: 'ガラス', urlId: 'Стекло' });
    const moved = `${page}/${encodeURIComponent('стекло')}`;
    expect(await owner.find(`${item}?a=1`)).toEqual([301, `${moved}?a=1`]);
    expect(await owner.find(moved)).toBe(200);
  });

  it('is accepted in any Unicode form and case, and stored in the canonical one', async () => {
    const decomposed = 'Café'.normalize('NFD');
    const created = await owner.createPage({ title: 'One', urlId: ` ${decomposed} ` });
    expect(created.body['urlId']).toBe('café');
    const again = await owner.createPage({ title: 'Two', urlId: 'CAFÉ' });
    expect(again.body['errors']).toEqual({
      urlId: 'The page “One” already uses /café. Please choose another.',
    });
  });
});

it.each(['word '.repeat(30), '陶芸'.repeat(80), '𠮷'.repeat(100), `${'a'.repeat(99)} b`, '!?'])(
  'an item with the title %j can be saved again with its generated slug',
  async (title) => {
    const draftOf = productDraftOf([{}], { title: title.trim().slice(0, 200) });
    const created = await owner.createItem(site.shopId, draftOf);
    const { body } = await site.owner.browser.get(`${base}/items/${idOf(created)}`);
    const { revision: _revision, ...read } = body;
    const { id: _id, collectionId: _collection, recordType: _type, ...draft } = read;
    const saved = await site.owner.browser.call('PUT', `${base}/items/${idOf(created)}`, {
      json: draft,
    });
    expect([saved.status, saved.text]).toMatchObject([200, expect.any(String)]);
    expect(saved.body['urlId']).toBe(created.body['urlId']);
    expect(String(created.body['urlId'])).not.toMatch(/^-|-$/);
  },
);
