import type { Page } from '@playwright/test';
import { fillCart } from './models/fill-cart.ts';
import { findSamplePages } from './models/find-sample-pages.ts';
import { PageInspection } from './models/page-inspection.ts';
import { expect, test } from './test.ts';

// Each test has its own cart and visitor; no test changes a site.
test.describe.configure({ mode: 'parallel' });

/** Paths that no link leads to. */
const unlinked = ['/search?q=morning', '/search?q=zzz', '/no-such-page'] as const;

const findErrors = async (page: Page, addresses: readonly string[]) => {
  const inspection = new PageInspection(page);
  const errors: Record<string, string[]> = {};
  for (const address of addresses) {
    const found = await inspection.findErrors(address);
    if (found.length > 0) errors[address] = found;
  }
  return errors;
};

for (const identifier of ['portfolio', 'shop', 'cafe'] as const) {
  test(`finds no errors on any page of the demo site “${identifier}”, on desktop and phone`, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    const address = (path: string) => site.siteUrl(identifier, path);
    const linked = await findSamplePages(page, address('/'));
    expect(linked.length).toBeGreaterThan(6);
    expect(await findErrors(page, [...linked, ...unlinked].map(address))).toEqual({});
  });
}

test('finds no errors on a filled cart and its checkout', async ({ page, site }) => {
  test.setTimeout(120_000);
  const shop = (path: string) => site.siteUrl('shop', path);
  await fillCart(page, site);
  expect(await findErrors(page, ['/cart', '/checkout'].map(shop))).toEqual({});
});

test('finds no errors on a locked page, with the wrong and the right password', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const proofs = site.siteUrl('portfolio', '/proofs');
  await page.goto(proofs);
  await page.getByLabel('Password').fill('not this');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(`${proofs}?password=wrong`);
  await expect(page.getByLabel('Password')).toBeFocused();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/incorrect/);
  expect(await new PageInspection(page).findErrorsOfOpenPage()).toEqual([]);

  await page.goto(proofs);
  await page.getByLabel('Password').fill('tidewater');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour House');
  expect(await findErrors(page, [proofs])).toEqual({});
});

test('has no horizontal overflow at 360 pixels when read from right to left', async ({
  page,
  site,
}) => {
  for (const [identifier, path] of [
    ['portfolio', '/'],
    ['shop', '/workshop'],
    ['cafe', '/people'],
  ] as const) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(site.siteUrl(identifier, path), { waitUntil: 'networkidle' });
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect([path, ...widths]).toEqual([path, 360, 360]);
  }
});
