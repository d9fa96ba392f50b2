import { waitForIslands } from './models/open-page.ts';
import type { Page } from '@playwright/test';
import { typeCheckout } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { findSamplePages } from './models/find-sample-pages.ts';
import {
  longAddress,
  longWord,
  findOverflow,
  insertLongTexts,
} from './models/insert-long-texts.ts';
import { websiteCalls } from './models/website-calls.ts';
import { expect, test } from './test.ts';

/** Nothing scrolls sideways in the narrowest window, whatever an owner or visitor writes. */

const narrowest = { width: 320, height: 700 } as const;

/** Paths that no link leads to. */
const unlinked = ['/search?q=morning', '/search?q=zzz', '/no-such-page', '/cart'] as const;

const findErrorsOn = async (
  page: Page,
  paths: readonly string[],
  address: (path: string) => string,
) => {
  const errors: Record<string, string[]> = {};
  for (const path of paths)
    for (const direction of ['ltr', 'rtl']) {
      await page.goto(address(path), { waitUntil: 'load' });
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      await insertLongTexts(page);
      const found = await findOverflow(page);
      if (found.length > 0) errors[`${path} ${direction}`] = found;
    }
  return errors;
};

for (const identifier of ['portfolio', 'shop', 'cafe', 'kitchen-sink'] as const)
  test(`no page of “${identifier}” overflows horizontally with long words, in both text directions`, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize(narrowest);
    const address = (path: string) => site.siteUrl(identifier, path);
    const paths = [...(await findSamplePages(page, address('/'))), ...unlinked];
    expect(paths.length).toBeGreaterThan(10);
    expect(await findErrorsOn(page, paths, address)).toEqual({});
  });

test('a product with long words can be bought at 320 pixels without horizontal overflow', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000);
  const office = await browser.newPage();
  await new ConfigArea(office, site).logIn();
  const call = await websiteCalls(office, 'shop');
  interface Row {
    readonly id: string;
    readonly urlId: string;
  }
  const { rows } = await call<{ readonly rows: readonly Row[] }>('GET', '/collections');
  const variant = {
    id: '0'.repeat(24),
    sku: '',
    price: 99_999_999,
    salePrice: 99_999_999,
    onSale: false,
    unlimited: true,
    qtyInStock: 0,
    optionValues: [{ option: longWord.slice(0, 50), value: longWord }],
  };
  const { id } = await call<Row>(
    'POST',
    `/collections/${rows.find(({ urlId }) => urlId === 'shop')?.id}/items`,
    {
      title: `${longWord}abc`,
      urlId: 'long-words',
      excerpt: longAddress,
      body: {
        type: 'doc',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: longAddress }] },
          { type: 'paragraph', content: [{ type: 'text', text: longWord }] },
        ],
      },
      imageIds: [],
      author: longWord,
      categories: [longWord.slice(0, 25)],
      tags: [],
      workflowState: 1,
      publishAt: null,
      product: { productType: 'physical', variants: [variant] },
    },
  );
  await page.setViewportSize(narrowest);
  const fits = async (place: string) => {
    await page.waitForLoadState('networkidle');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([place, width]).toEqual([place, narrowest.width]);
  };
  try {
    await page.goto(site.siteUrl('shop', `/search?q=${longWord}`));
    await expect(page.getByRole('main').getByRole('link', { name: longWord })).toBeVisible();
    await fits('search');
    await page.goto(site.siteUrl('shop', '/shop'));
    await fits('shop');
    await page.goto(site.siteUrl('shop', '/shop/long-words'));
    await fits('product');
    await waitForIslands(page);
    const added = page.waitForResponse((response) => response.url().includes('/api/cart/'));
    await page.getByRole('button', { name: /add to cart/i }).click();
    await added;
    await fits('cart panel');
    await page.goto(site.siteUrl('shop', '/cart'));
    await expect(page.getByRole('main').getByText(longWord).first()).toBeVisible();
    await fits('cart');
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
    await typeCheckout(page);
    await page.getByRole('main').getByRole('textbox', { name: 'First name' }).fill(longWord);
    await page.getByRole('main').getByLabel('Address', { exact: true }).fill(longWord);
    await fits('checkout');
    await page.getByRole('main').getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/\/order\//);
    await fits('order');
  } finally {
    await call('DELETE', `/items/${id}`);
    await office.close();
  }
});
