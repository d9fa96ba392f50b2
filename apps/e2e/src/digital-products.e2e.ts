import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fillCheckout } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { openPage, waitForIslands } from './models/open-page.ts';
import { expect, test } from './test.ts';

const book = Buffer.from('PK\u0003\u0004 forty recipes');

/** Creates a product of a type for ten dollars and opens it in the editor. */
async function createProduct(page: Page, owner: ConfigArea, title: string, type: string) {
  await owner.open('shop', '/products');
  await page.getByRole('button', { name: 'Add product' }).first().click();
  // Not the search field of the list, which is labeled with the title too.
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Price', { exact: true }).fill('10');
  await page.getByRole('button', { name: /Product type/ }).click();
  await page.getByRole('option', { name: type }).click();
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Available' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: title }).click();
}

test('a file and a service are bought without JavaScript, and the owner sees downloads and details', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const owner = new ConfigArea(page, site);
  await owner.logIn();

  await test.step('the owner sells a file, and asks for the day of a service', async () => {
    await createProduct(page, owner, 'Forty recipes', 'Digital');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'recipes.epub', mimeType: 'application/epub+zip', buffer: book });
    await expect(page.getByRole('button', { name: 'Remove recipes.epub' })).toBeVisible();
    await createProduct(page, owner, 'Kiln visit', 'Service');
    await page.getByRole('button', { name: 'Add field' }).click();
    await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
    await page.getByLabel('Title', { exact: true }).last().fill('Preferred day');
    await page.getByText('Required', { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Kiln visit is saved')).toBeVisible();
  });

  await test.step('a visitor buys both, and downloads the file', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    const main = visitor.getByRole('main');
    await visitor.goto(site.siteUrl('shop', '/shop/forty-recipes'));
    await main.getByRole('button', { name: 'Add to cart' }).click();
    await visitor.goto(site.siteUrl('shop', '/shop/kiln-visit'));
    await main.getByLabel(/Preferred day/).fill(' ');
    await main.getByRole('button', { name: 'Add to cart' }).click();
    await expect(main.getByRole('alert')).toBeVisible();
    await main.getByLabel(/Preferred day/).fill('Monday');
    await main.getByRole('button', { name: 'Add to cart' }).click();
    await expect(visitor).toHaveURL(/\/cart$/);
    await expect(main).toContainText('Monday');
    await main.getByRole('link', { name: 'Checkout' }).click();
    await main.getByLabel('Email', { exact: true }).fill('nora@example.com');
    await expect(main.getByLabel('City', { exact: true })).toHaveCount(0);
    const country = main.getByLabel('Country', { exact: true });
    if ((await country.count()) > 0) {
      await country.selectOption('US');
      await main.getByRole('button', { name: /^Update/ }).click();
      // The fields of the country.
      await main.getByLabel('State or region').fill('Oregon');
      await main.getByLabel('Postal code').fill('97110');
      await main.getByRole('button', { name: /^Update/ }).click();
    }
    await main.getByLabel('Card number').fill('4242 4242 4242 4242');
    await main.getByRole('button', { name: 'Place order' }).click();
    await expect(visitor).toHaveURL(/\/order\//);
    await expect(main).toContainText('Monday');
    const started = visitor.waitForEvent('download');
    await main.getByRole('link', { name: 'Download: recipes.epub' }).click();
    const file = await started;
    expect(file.suggestedFilename()).toBe('recipes.epub');
    expect(await readFile(await file.path())).toEqual(book);
    await visitor.reload();
    await expect(main).toContainText('4 downloads left');
    await context.close();
  });

  await test.step('the owner sees the answers and the download, and renews the links', async () => {
    await owner.open('shop', '/orders');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText('Preferred day: Monday').first()).toBeVisible();
    await expect(page.getByText(/1 of 5 downloads used/)).toBeVisible();
    await page.getByRole('button', { name: 'Renew links' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Renew links' }).click();
    await expect(page.getByText(/0 of 5 downloads used/)).toBeVisible();
  });
});

test('a visitor buys a product, a service, a file and a gift card in one order (SITE-15)', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await createProduct(page, owner, 'Sea chart', 'Digital');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'chart.epub', mimeType: 'application/epub+zip', buffer: book });
  await expect(page.getByRole('button', { name: 'Remove chart.epub' })).toBeVisible();
  await createProduct(page, owner, 'Studio tour', 'Service');

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const main = visitor.getByRole('main');
  const titles = ['Sea chart', 'Studio tour', 'Speckled mug', 'Gift card'] as const;

  await test.step('the visitor collects all four', async () => {
    for (const [index, slug] of ['sea-chart', 'studio-tour', 'speckled-mug'].entries()) {
      await openPage(visitor, site.siteUrl('shop', `/shop/${slug}`));
      await main.getByRole('button', { name: 'Add to cart' }).click();
      await expect(
        visitor.getByRole('link', { name: new RegExp(`^Shopping cart: ${index + 1}`) }),
      ).toBeVisible();
    }
    await openPage(visitor, site.siteUrl('shop', '/shop/gift-card'));
    await main.getByRole('link', { name: 'Choose recipient and message' }).click();
    await main.getByLabel('Recipient’s email').fill('bea@example.com');
    await main.getByRole('button', { name: 'Add to cart' }).click();
    await expect(visitor).toHaveURL(/\/cart$/);
    for (const title of titles)
      await expect(main.getByRole('link', { name: title }).first()).toBeVisible();
  });

  await test.step('the visitor pays once, and downloads the file', async () => {
    await main.getByRole('link', { name: 'Checkout' }).click();
    await waitForIslands(visitor);
    await expect(main.locator('[data-line]')).toHaveCount(4);
    await fillCheckout(visitor);
    await expect(visitor).toHaveURL(/\/order\//);
    for (const title of titles) await expect(main.getByText(title).first()).toBeVisible();
    await waitForIslands(visitor);
    const started = visitor.waitForEvent('download');
    await main.getByRole('link', { name: 'Download: chart.epub' }).click();
    expect(await readFile(await (await started).path())).toEqual(book);
    await visitor.reload();
    await expect(main).toContainText('4 downloads left');
    await context.close();
  });

  await test.step('the owner sees the four lines and the download', async () => {
    await owner.open('shop', '/orders');
    await page
      .getByRole('row', { name: /Nora Lind/ })
      .getByRole('link')
      .first()
      .click();
    for (const title of titles)
      await expect(page.getByRole('row', { name: new RegExp(title) }).first()).toBeVisible();
    await expect(page.getByText(/1 of 5 downloads used/)).toBeVisible();
  });
});
