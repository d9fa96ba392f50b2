import type { Page } from '@playwright/test';
import { ConfigArea } from './models/config-area.ts';
import { publishPage } from './models/publish-page.ts';
import { openPage } from './models/open-page.ts';
import { expect, test } from './test.ts';

/** Third-party content in published pages, under the page's policy. */

const openTable = 22;
const weddingRegistry = 26;
const heading = 2;
const far = Array.from({ length: 12 }, (_, index) => ({
  type: heading,
  props: { text: `Course ${index + 1}` },
}));

/** Answers for third-party hosts, and records their requests. */
async function standInForOthers(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    const url = route.request().url();
    requested.push(new URL(url).host);
    return url.endsWith('.js')
      ? route.fulfill({
          contentType: 'text/javascript',
          body: 'for (const a of document.querySelectorAll(".zola-registry-embed")) a.textContent = "Twelve gifts";',
        })
      : route.fulfill({ contentType: 'text/html', body: '<h1>A table for two</h1>' });
  });
  return requested;
}

test('loads a reservation widget on click and a registry with consent, without CSP violations', async ({
  page,
  site,
  browser,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await publishPage(page, 'cafe', 'dinner', [
    { type: openTable, props: { restaurantId: '4711' } },
    ...far,
    { type: weddingRegistry, props: { registry: 'ada-and-bo' } },
  ]);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const requested = await standInForOthers(visitor);
  const rejected: string[] = [];
  visitor.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) rejected.push(message.text());
  });
  await openPage(visitor, site.siteUrl('cafe', '/dinner'));
  await visitor.getByText('Course 12').scrollIntoViewIfNeeded();
  await visitor.getByRole('link', { name: 'See the registry' }).scrollIntoViewIfNeeded();
  await visitor.waitForLoadState('networkidle');
  expect(requested).toStrictEqual([]);

  const table = visitor.getByRole('link', { name: 'Reserve a table' });
  await table.scrollIntoViewIfNeeded();
  await table.click();
  await expect(
    visitor.frameLocator('iframe').getByRole('heading', { name: 'A table for two' }),
  ).toBeVisible();
  expect(requested).toStrictEqual(['www.opentable.com']);

  await visitor.evaluate(() => {
    document.cookie = `ss_consent=accept.${Date.now()}; path=/`;
  });
  await visitor.reload({ waitUntil: 'networkidle' });
  expect(requested).not.toContain('widget.zola.com');
  await visitor.getByText('Course 12').scrollIntoViewIfNeeded();
  await visitor.locator('.wedding-registry').scrollIntoViewIfNeeded();
  await expect(visitor.getByText('Twelve gifts')).toBeVisible();
  expect(requested.filter((host) => host === 'widget.zola.com')).toHaveLength(1);
  expect(rejected).toStrictEqual([]);
  await context.close();
});
