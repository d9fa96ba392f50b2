import type { Browser, Page } from '@playwright/test';
import { fillCheckout } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { waitForIslands } from './models/open-page.ts';
import { expect, test } from './test.ts';
import type { RunningSite } from './start-site.ts';

const code = 'HARBOR20';

/** An owner creates a discount of 20 % from 100 dollars. */
async function createDiscount(page: Page, site: RunningSite): Promise<void> {
  const config = new ConfigArea(page, site);
  await config.logIn();
  await config.open('shop', '/discounts');
  await page.getByRole('button', { name: 'Create discount' }).click();
  await page.getByRole('textbox', { name: 'Discount code' }).fill(code.toLowerCase());
  await page.getByRole('textbox', { name: 'Percentage' }).fill('20');
  await page.getByText('Amount', { exact: true }).click();
  await page.getByLabel('Minimum amount').fill('100');
  await expect(page.getByText('20% off the whole order, minimum $100.00')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${code} is saved`)).toBeVisible();
}

async function openProduct(page: Page, site: RunningSite): Promise<void> {
  await page.goto(site.siteUrl('shop', '/shop'));
  await page.getByRole('main').getByRole('link', { name: /mug/i }).first().click();
  await page.waitForURL(/\/shop\/./);
}

test.beforeAll(async ({ browser, site }) => {
  const page = await browser.newPage();
  await createDiscount(page, site);
  await page.close();
});

const reason = `“${code}” requires a minimum purchase of $100.00.`;

test('a buyer below the minimum reads why a code is rejected, buys more and uses it', async ({
  page,
  site,
}) => {
  await openProduct(page, site);
  await waitForIslands(page);
  const added = page.waitForResponse((response) => response.url().includes('/api/cart/'));
  await page.getByRole('button', { name: /add to cart/i }).click();
  await added;
  await page.goto(site.siteUrl('shop', '/cart'));
  await waitForIslands(page);
  const main = page.getByRole('main');
  await main.getByLabel('Discount code').fill('harbor2');
  await page.keyboard.press('Enter');
  await expect(main.getByText('“HARBOR2” is not a valid code. Check the spelling.')).toBeVisible();
  await main.getByLabel('Discount code').fill('harbor20');
  await page.keyboard.press('Enter');
  await expect(main.getByText(reason)).toBeVisible();
  const quantity = main.getByRole('spinbutton').first();
  await quantity.fill('5');
  await quantity.press('Enter');
  await expect(main.getByText(reason)).toBeHidden();
  await expect(main.getByText('Estimated total')).toBeVisible();
  await main.getByRole('link', { name: 'Checkout' }).click();
  await expect(main.getByText(code, { exact: true })).toBeVisible();
  await fillCheckout(page);
  await expect(page).toHaveURL(/\/order\//);
  await expect(main.getByText('Discount', { exact: true })).toBeVisible();
});

async function newPlainPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  return context.newPage();
}

test('the code field works without JavaScript, in the cart and at checkout', async ({
  browser,
  site,
}) => {
  const page = await newPlainPage(browser);
  await openProduct(page, site);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /add to cart/i }).click();
  await page.goto(site.siteUrl('shop', '/cart'));
  await main.getByLabel('Discount code').fill('nothing');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByText('“NOTHING” is not a valid code. Check the spelling.')).toBeVisible();
  await expect(main.getByLabel('Discount code')).toHaveValue('nothing');
  await main.getByRole('link', { name: 'Checkout' }).click();
  await main.getByLabel('Email', { exact: true }).fill('nora@example.com');
  await main.locator('[name="shippingAddress.city"]').fill('Portland');
  await main.getByLabel('Discount code').fill('harbor20');
  await main.getByRole('button', { name: 'Apply' }).click();
  await expect(main.getByText(reason)).toBeVisible();
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue('nora@example.com');
  await expect(main.locator('[name="shippingAddress.city"]')).toHaveValue('Portland');
  await page.goto(site.siteUrl('shop', '/cart'));
  await main.getByRole('spinbutton').first().fill('5');
  await main.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(main.getByText(reason)).toBeHidden();
  await expect(main.getByText('Estimated total')).toBeVisible();
  await main.getByRole('button', { name: `Remove ${code}` }).click();
  await expect(main.getByText('Estimated total')).toBeHidden();
  await page.context().close();
});
