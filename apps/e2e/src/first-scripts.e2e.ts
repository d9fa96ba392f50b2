import type { Page } from '@playwright/test';
import { expect, test } from './running-site.ts';

/** Of all scripts that come by themselves, as they come over the wire. */
const budgetBytes = 6_000;

async function scriptBytes(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const bytes = await Promise.all(sizes);
  return bytes.reduce((sum, each) => sum + each, 0);
}

for (const path of ['/visit', '/notes', '/search', '/no-such-page']) {
  test(`${path}, where nothing runs by itself, has no more scripts than its budget`, async ({
    page,
    site,
  }) => {
    const bytes = await scriptBytes(page, site.siteUrl('cafe', path));
    expect(bytes).toBeGreaterThan(1_000);
    expect(bytes).toBeLessThanOrEqual(budgetBytes);
  });
}
