import type { Page } from '@playwright/test';
import { lockScroll, useIslands } from '../../../tools/test/journey-tools.ts';
import { expect, test } from './test.ts';

/** Budget of the scripts that load before the page has loaded, in transferred bytes. */
const firstBudgetBytes = 6_000;
/** Budget of the recorders, which load when the page is idle. */
const idleBudgetBytes = 5_000;
/** Budget of all scripts except the recorders on the largest pages, after each island was seen and used. */
const allBudgetBytes = 26_000;

/** The scripts that the recorders consist of. */
const recorders = /\/(?:record-page|page-parts)-/;
/** What the first island of a page loads besides its own files. */
const islandServices = /\/create-page-services-/;

/** The transferred bytes of the page's own scripts and of the recorders. */
async function scriptBytes(page: Page, address: string) {
  const sizes = new Map<string, Promise<number>>();
  let isLoaded = false;
  page.on('load', () => (isLoaded = true));
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() !== 'script' || (isLoaded && !recorders.test(url))) return;
    const size = request
      .response()
      .then(() => request.sizes())
      .then(({ responseBodySize }) => responseBodySize);
    sizes.set(url, size);
  });
  // A busy page is idle later than its network.
  const recorder = page.waitForResponse(/\/record-page-/);
  await page.goto(address, { waitUntil: 'load' });
  await recorder;
  await page.waitForLoadState('networkidle');
  // A request that is still sent when the test ends has no size.
  page.removeAllListeners('request');
  // Islands load when they are seen, before or after the page has loaded; they have the budget below.
  const islandFiles = await page
    .locator('[data-files]')
    .evaluateAll((islands) =>
      islands.flatMap((island) => (island as HTMLElement).dataset['files']!.split(' ')),
    );
  const isIsland = (url: string) =>
    islandServices.test(url) || islandFiles.some((file) => url.endsWith(`/${file}`));
  const sum = async (matches: (url: string) => boolean) => {
    const matching = [...sizes].filter(([url]) => matches(url));
    const bytes = await Promise.all(matching.map(([, size]) => size));
    return bytes.reduce((all, each) => all + each, 0);
  };
  return {
    first: await sum((url) => !recorders.test(url) && !isIsland(url)),
    idle: await sum((url) => recorders.test(url)),
  };
}

for (const path of ['/visit', '/notes', '/search', '/no-such-page']) {
  test(`${path} stays within its script budgets before and after load`, async ({ page, site }) => {
    const { first, idle } = await scriptBytes(page, site.siteUrl('cafe', path));
    expect(first).toBeGreaterThan(1_000);
    expect(first).toBeLessThanOrEqual(firstBudgetBytes);
    expect(idle).toBeGreaterThan(1_000);
    expect(idle).toBeLessThanOrEqual(idleBudgetBytes);
  });
}

for (const [identifier, path] of [
  ['cafe', '/'],
  ['shop', '/'],
  ['portfolio', '/'],
  ['kitchen-sink', '/block-gallery'],
  ['kitchen-sink', '/block-form'],
  ['kitchen-sink', '/block-image'],
] as const) {
  test(`${identifier}${path} stays within its script budget after all islands were used`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script' && !request.url().includes('/record-page-'))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(site.siteUrl(identifier, path), { waitUntil: 'networkidle' });
    await lockScroll(page);
    await useIslands(page, 'seen');
    await page.waitForLoadState('networkidle');
    const all = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
    expect(all).toBeGreaterThan(firstBudgetBytes);
    expect(all).toBeLessThanOrEqual(allBudgetBytes);
    await page.close();
  });
}
