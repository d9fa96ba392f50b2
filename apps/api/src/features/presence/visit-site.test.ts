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

const leadsTo = (answer: { readonly headers: { readonly location?: string | undefined } }) =>
  new URL(String(answer.headers.location));

describe('a visit from the configuration area', () => {
  it('asks the page to keep its owner, through the ticket and after it', async () => {
    const target = leadsTo(await site.owner.browser.get('/visit/shop?path=%2Fshop%3Ftag%3Dmugs'));
    expect(target.host).toMatch(/^shop\./);
    expect(target.searchParams.get('noredirect')).toBe('visit');
    const onwards = await site.visitor().get(`${target.pathname}${target.search}`);
    expect(onwards.headers.location).toBe('/shop?tag=mugs&noredirect=visit');
  });

  it('leaves a mark that was in the address as it was', async () => {
    const target = leadsTo(await site.owner.browser.get('/visit/shop?path=%2F%3Fnoredirect'));
    expect(target.searchParams.getAll('noredirect')).toEqual(['']);
  });
});

describe('a visit to a website that was never published', () => {
  let author: TestAccount;
  beforeAll(async () => {
    author = await createTestAccount(api);
    const json = { title: 'Not yet', identifier: 'not-yet' };
    await author.browser.post('/api/websites', { json });
  });

  it('tells those who work on it, in the configuration area, from where the editor is near', async () => {
    const target = leadsTo(await author.browser.get('/visit/not-yet?path=%2Fabout'));
    expect(target.host).toMatch(/^config\./);
    expect(`${target.pathname}${target.search}`).toBe('/config/not-yet/unpublished?path=%2Fabout');
  });

  it('tells nobody else anything', async () => {
    const stranger = await createTestAccount(api);
    const target = leadsTo(await stranger.browser.get('/visit/not-yet'));
    expect(target.host).toMatch(/^not-yet\./);
    const answer = await api.visitor('not-yet').get('/');
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('Not yet');
  });
});
