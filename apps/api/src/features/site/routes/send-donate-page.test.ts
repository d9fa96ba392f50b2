import { checkoutRoutes } from '@sitewright/commerce';
import { pageType } from '@sitewright/contracts/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/create-test-site.ts';
import { openTestApi, type TestApi } from '../../../testing/open-test-api.ts';
import { visitorRenderer } from '../../../testing/visitor-renderer.ts';
import { insertPage } from '../../pages/pages.queries.ts';

let api: TestApi;
let site: TestSite;
/** Pages of the site by their access. */
const pages = { open: '', locked: '', draft: '' };
beforeAll(async () => {
  const renderer = await visitorRenderer();
  api = await openTestApi({ services: () => ({ renderer }) });
  site = await createTestSite(api);
  const base = `/api/websites/${site.websiteId}`;
  const { browser } = site.owner;
  const add = async (title: keyof typeof pages) => {
    pages[title] = api.services.createId();
    const page = { websiteId: site.websiteId, pageId: pages[title], title, urlId: title };
    await site.inTenant((tenant) => insertPage(tenant, page));
  };
  await add('open');
  await add('locked');
  const lock = { access: 'locked', password: 'open sesame' };
  await browser.call('PATCH', `${base}/pages/${pages.locked}`, { json: lock });
  await browser.call('PATCH', base, { json: { locale: 'de-DE' } });
  await browser.post(`${base}/releases`, { json: {} });
  await add('draft');
});
afterAll(() => api.close());

const visit = (path: string) => site.visitor().get(path, { headers: { accept: 'text/html' } });
const typeOf = (html: string) => Number(/"pageType":(\d+)/.exec(html)?.[1]);

describe.each(['open', 'locked'] as const)('the donate page of a page that is %s', (state) => {
  const ask = () => visit(checkoutRoutes.donate(pages[state]));

  it('shows in the language of the site that donations are unavailable, with a link to the homepage', async () => {
    const { status, text } = await ask();
    expect([status, typeOf(text)]).toEqual([200, pageType.DONATE]);
    expect(text).toMatch(/<html[^>]* lang="de-DE"/);
    expect(text).toContain('<title>Spenden — The shop</title>');
    const [main = ''] = /<main.*<\/main>/s.exec(text) ?? [];
    expect(main).toContain('Spenden können hier zurzeit nicht angenommen werden.');
    expect(main).toMatch(/<a class="button" href="\/">Zurück zur Startseite<\/a>/);
    expect(main).not.toContain(state);
  });

  it('has noindex, and is never cached', async () => {
    const { headers, text } = await ask();
    expect(text).toMatch(/<meta name="robots" content="noindex[^"]*"/);
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

it.each([
  ['no page', () => ''],
  ['what is no id', () => '?donatePageId=unknown'],
  ['an id that no page has', () => `?donatePageId=${'0'.repeat(24)}`],
  ['a page that was never published', () => `?donatePageId=${pages.draft}`],
  ['two pages', () => `?donatePageId=${pages.open}&donatePageId=${pages.locked}`],
])('the donate page returns 404 for %s (ROUTE-09)', async (_, query) => {
  const { status, text } = await visit(`/checkout/donate${query()}`);
  expect([status, typeOf(text)]).toEqual([404, pageType.NOT_FOUND]);
});

it('returns 404 for the same page IDs as the permanent URL of a page', async () => {
  const { open, locked, draft } = pages;
  for (const pageId of [open, locked, draft, '0'.repeat(24)]) {
    const isThere = (await visit(`/pages/${pageId}`)).status !== 404;
    const { status } = await visit(checkoutRoutes.donate(pageId));
    expect([pageId, status]).toEqual([pageId, isThere ? 200 : 404]);
  }
});
