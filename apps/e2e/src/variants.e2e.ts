import type { Browser, Page } from '@playwright/test';
import { ConfigArea } from './models/config-area.ts';
import { fillCheckout } from './models/checkout.ts';
import { waitForIslands } from './models/open-page.ts';
import type { RunningSite } from './start-site.ts';
import { expect, test } from './test.ts';

const title = 'Harbor map';

async function addOption(page: Page, name: string, ...values: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add option' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Option name').fill(name);
  for (const value of values) {
    await dialog.getByLabel('New value').fill(value);
    await page.keyboard.press('Enter');
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

/** Buys A3 in black by the select of variants. Without JavaScript, the checkout sends its fields as a plain form. */
async function buyWithoutJavaScript(browser: Browser, site: RunningSite): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.siteUrl('shop', '/shop/harbor-map'));
  await expect(page.getByRole('group', { name: 'Size' })).toBeHidden();
  await page.getByLabel('Size, Frame').selectOption({ label: 'A3, Black' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main')).toContainText('A3, Black');
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill('nora@example.com');
  await main.getByLabel('Country', { exact: true }).selectOption('US');
  await main.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Lind');
  await main.getByLabel('Address', { exact: true }).fill('12 Quay Street');
  await main.locator('[name="shippingAddress.zip"]').fill('04101');
  await main.locator('[name="shippingAddress.city"]').fill('Portland');
  await main.locator('[name="shippingAddress.state"]').fill('ME');
  await main.getByRole('button', { name: 'Update shipping and totals' }).click();
  await main
    .getByRole('group', { name: 'Shipping', exact: true })
    .getByRole('radio')
    .first()
    .check();
  await main.getByLabel('Card number').fill('4242 4242 4242 4242');
  await main.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(page.getByRole('main')).toContainText('A3, Black');
  await context.close();
}

test('a product with six variants is created, bought with and without JavaScript, and its stock falls', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const owner = new ConfigArea(page, site);
  await owner.logIn();

  await test.step('the owner creates six variants from two options', async () => {
    await owner.open('shop', '/products');
    await page.getByRole('button', { name: 'Add product' }).first().click();
    // Not the search field of the list, which is labeled with the title too.
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Price', { exact: true }).fill('20');
    await addOption(page, 'Size', 'A4', 'A3', 'A2');
    await addOption(page, 'Frame', 'Oak', 'Black');
    await page.getByRole('checkbox', { name: 'Select all variants' }).check();
    const bar = page.getByRole('region', { name: 'Selected variants' });
    await bar.getByRole('button', { name: /Change$/ }).click();
    await page.getByRole('option', { name: 'In stock', exact: true }).click();
    await bar.getByLabel('New value').fill('5');
    await bar.getByRole('button', { name: 'Apply' }).click();
    await page.getByLabel('Stock of A2, Oak').fill('0');
    await page.getByRole('button', { name: /Status/ }).click();
    await page.getByRole('option', { name: 'Available' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('a visitor picks a variant by option and buys it', async () => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(site.siteUrl('shop', '/shop/harbor-map'));
    await waitForIslands(visitor);
    await visitor.getByText('A2', { exact: true }).click();
    await expect(visitor.getByRole('radio', { name: 'Oak · Sold out' })).toBeDisabled();
    await visitor.getByText('A3', { exact: true }).click();
    await visitor.getByText('Black', { exact: true }).click();
    const added = visitor.waitForResponse((response) => response.url().includes('/api/cart/'));
    await visitor.getByRole('button', { name: 'Add to cart' }).click();
    await added;
    await visitor.goto(site.siteUrl('shop', '/cart'));
    await expect(visitor.getByRole('main')).toContainText('A3, Black');
    await visitor.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
    await fillCheckout(visitor);
    await expect(visitor).toHaveURL(/\/order\//);
  });

  await test.step('another visitor buys it without JavaScript', () =>
    buyWithoutJavaScript(browser, site));

  await test.step('the stock has fallen by both, and the history shows the orders', async () => {
    await owner.open('shop', '/inventory');
    await page.getByRole('searchbox').fill(title);
    await expect(page.getByLabel(`Stock of ${title}, A3, Black`)).toHaveValue('3');
    await expect(page.getByLabel(`Stock of ${title}, A3, Oak`)).toHaveValue('5');
    await page.getByRole('button', { name: `Stock and history of ${title}, A3, Black` }).click();
    const history = page.getByRole('dialog').getByRole('table', { name: 'History' });
    await expect(history.getByRole('row', { name: /Sale, order #\d+/ })).toHaveCount(2);
  });
});
