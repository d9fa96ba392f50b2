import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/create-test-site.ts';
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

const html = { headers: { accept: 'text/html' } };
const json = { headers: { accept: 'application/json' } };

describe('a URL with a NUL character', () => {
  it.each(['/search?q=%00', '/%00', '/shop?tag=%00', '/shop?%00=1', '/a%00b?x=%ff', '/?edit=%00'])(
    '%s returns 400 as a page and as JSON',
    async (path) => {
      const page = await site.visitor().get(path, html);
      expect([page.status, page.headers['content-type']]).toEqual([
        400,
        'text/html; charset=utf-8',
      ]);
      const response = await site.visitor().get(path, json);
      expect([response.status, response.body]).toMatchObject([400, { code: 'malformedRequest' }]);
    },
  );

  it.each(['/assets?search=%00', '/assets?cursor=%00', '/pages?cursor=a%00'])(
    'returns 400 to owners as well: %s',
    async (path) => {
      const response = await site.owner.browser.get(`${base}${path}`);
      expect([response.status, response.body]).toMatchObject([400, { code: 'malformedRequest' }]);
    },
  );

  it('is distinguished from other unusual encodings, which return 200', async () => {
    for (const path of ['/?utm=%E9', '/search?q=%ED%A0%80', '/search?q=100%', '/?a=%2500'])
      expect([path, (await site.visitor().get(path, html)).status]).toEqual([path, 200]);
  });
});

describe('a duplicate query parameter', () => {
  it.each([
    ['/?ticket=a&ticket=b', 200],
    ['/?form=a&form=b&sent=1&return=a&return=b', 200],
    ['/?edit=a&edit=b&preview=a&preview=b', 200],
    ['/shop?page=1&page=2&tag=a&tag=b', 200],
    ['/search?q=a&q=b', 200],
    ['/cart?form=a&form=b&return=a&return=b', 200],
    ['/config?frameUrl=/a&frameUrl=/b', 302],
  ])('%s does not cause an error', async (path, status) => {
    expect((await site.visitor().get(path, html)).status).toBe(status);
  });

  it.each([
    ['/sign-in?token=a&token=b', '/config/login'],
    ['/visit/shop?path=/a&path=/b', 'http://shop.localhost:4000/?noredirect=visit'],
  ])('is ignored on the configuration origin: %s', async (path, target) => {
    const response = await api.config().get(path, html);
    expect([response.status, response.headers.location]).toEqual([302, target]);
  });
});

it('parses at most 1000 query parameters (DATA-27)', async () => {
  const location = async (others: number) => {
    const path = `/config?${'a&'.repeat(others)}frameUrl=/visit`;
    return (await site.visitor().get(path, html)).headers.location;
  };
  expect(await location(999)).toContain('frameUrl=%2Fvisit');
  expect(await location(1000)).not.toContain('frameUrl');
});
