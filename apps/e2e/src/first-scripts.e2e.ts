import type { Page } from '@playwright/test';
import { expect, test } from './running-site.ts';

/** Of the scripts that come before a page is loaded, as they come over the wire. */
const firstBudgetBytes = 6_000;
/** Of the recorders, which come when it is loaded and idle. */
const idleBudgetBytes = 5_000;

async function scriptBytes(page: Page, address: string) {
  const sizes: Promise<number>[][] = [[], []];
  let isLoaded = 0;
  page.on('load', () => (isLoaded = 1));
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const size = request
      .response()
      .then(() => request.sizes())
      .then(({ responseBodySize }) => responseBodySize);
    sizes[isLoaded]?.push(size);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const [first = [], idle = []] = await Promise.all(sizes.map((each) => Promise.all(each)));
  const sum = (bytes: readonly number[]) => bytes.reduce((all, each) => all + each, 0);
  return { first: sum(first), idle: sum(idle) };
}

for (const path of ['/visit', '/notes', '/search', '/no-such-page']) {
  test(`${path}, where nothing runs by itself, has no more scripts than its budget`, async ({
    page,
    site,
  }) => {
    const { first, idle } = await scriptBytes(page, site.siteUrl('cafe', path));
    expect(first).toBeGreaterThan(1_000);
    expect(first).toBeLessThanOrEqual(firstBudgetBytes);
    expect(idle).toBeGreaterThan(1_000);
    expect(idle).toBeLessThanOrEqual(idleBudgetBytes);
  });
}
