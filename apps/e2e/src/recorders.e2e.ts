import type { Page } from '@playwright/test';
import { openPage } from './models/open-page.ts';
import { expect, test } from './test.ts';

/** The paths and statuses of a page's recordings, in the order of the responses. */
function watchRecords(page: Page) {
  const records: { readonly path: string; readonly status: number }[] = [];
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    if (/^\/api\/(events|v1|1\/performance|track)\//.test(path))
      records.push({ path, status: response.status() });
  });
  return records;
}

/** Leaves the page, so that everything pending is sent. */
const leave = (page: Page) => page.goto('about:blank');

test('a page reports its errors to its own server and retries with a crumb token (ERRREP-02)', async ({
  page,
  site,
}) => {
  const records = watchRecords(page);
  await openPage(page, site.siteUrl('cafe', '/visit'));
  await page.evaluate(() => setTimeout(() => Promise.reject(new Error('out of milk'))));
  const path = '/api/events/RecordJavascriptErrors';
  await expect
    .poll(() => records.filter((record) => record.path === path).map(({ status }) => status))
    .toEqual([400, 204]);
});

test('a product visit sends its event and landing and requests the performance settings (EVENT-03, PERF-03)', async ({
  page,
  site,
}) => {
  const records = watchRecords(page);
  await openPage(page, site.siteUrl('shop', '/shop'));
  await openPage(page, site.siteUrl('shop', '/shop/speckled-mug'));
  await expect
    .poll(() => records.filter(({ path, status }) => path === '/api/v1/events' && status === 202))
    .not.toHaveLength(0);
  await expect
    .poll(() => records.filter(({ path }) => path === '/api/1/performance/settings'))
    .not.toHaveLength(0);
  await expect
    .poll(() => records.filter(({ path }) => path === '/api/track/Track'))
    .toHaveLength(1);
  await leave(page);
  expect(records.filter(({ status }) => status >= 500)).toEqual([]);
});

test('nothing is stored or tracked without required consent', async ({ page, context, site }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const records = watchRecords(page);
  await openPage(page, site.siteUrl('shop', '/shop'));
  await leave(page);
  expect(records.filter(({ path }) => /performance|track/.test(path))).toEqual([]);
  await page.goto(site.siteUrl('shop', '/about'), { waitUntil: 'domcontentloaded' });
  const stored = await page.evaluate(() => sessionStorage.length + localStorage.length);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect([stored, cookies.filter((name) => name.startsWith('ss_'))]).toEqual([0, []]);
});
