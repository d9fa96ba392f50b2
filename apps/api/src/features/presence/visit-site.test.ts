import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestAccount,
  createTestSite,
  type TestAccount,
  type TestSite,
} from '../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../testing/open-test-api.ts';

let api: TestApi;
let site: TestSite;
beforeAll(async () => {
  api = await openTestApi();
  site = await createTestSite(api);
});
afterAll(() => api.close());

const leadsTo = (result: { readonly headers: { readonly location?: string | undefined } }) =>
  new URL(String(result.headers.location));

describe('a visit from the configuration area', () => {
  it('adds the noredirect parameter to the URL, before and after the ticket is redeemed', async () => {
    const target = leadsTo(await site.owner.browser.get('/visit/shop?path=%2Fshop%3Ftag%3Dmugs'));
    expect(target.host).toMatch(/^shop\./);
    expect(target.searchParams.get('noredirect')).toBe('visit');
    const onwards = await site.visitor().get(`${target.pathname}${target.search}`);
    expect(onwards.headers.location).toBe('/shop?tag=mugs&noredirect=visit');
  });

  it('preserves an existing noredirect parameter', async () => {
    const target = leadsTo(await site.owner.browser.get('/visit/shop?path=%2F%3Fnoredirect'));
    expect(target.searchParams.getAll('noredirect')).toEqual(['']);
  });
});

describe('a visit to an unpublished website', () => {
  let author: TestAccount;
  beforeAll(async () => {
    author = await createTestAccount(api);
    const json = { title: 'Not yet', identifier: 'not-yet' };
    await author.browser.post('/api/websites', { json });
  });

  it('redirects its owner to a notice in the configuration area, with the requested path', async () => {
    const target = leadsTo(await author.browser.get('/visit/not-yet?path=%2Fabout'));
    expect(target.host).toMatch(/^config\./);
    expect(`${target.pathname}${target.search}`).toBe('/config/not-yet/unpublished?path=%2Fabout');
  });

  it('redirects a stranger to the site, which returns 404 without the title of the website', async () => {
    const stranger = await createTestAccount(api);
    const target = leadsTo(await stranger.browser.get('/visit/not-yet'));
    expect(target.host).toMatch(/^not-yet\./);
    const response = await api.visitor('not-yet').get('/');
    expect(response.status).toBe(404);
    expect(response.text).not.toContain('Not yet');
  });
});
