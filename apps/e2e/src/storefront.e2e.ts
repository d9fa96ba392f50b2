import { layoutShiftsOf, watchLayoutShifts } from './models/layout-shifts.ts';
import { waitForIslands } from './models/open-page.ts';
import { expect, test } from './test.ts';

test('a visitor finds a product by filters, quick view and search', async ({
  page,
  browser,
  site,
}) => {
  await watchLayoutShifts(page);
  await page.goto(site.siteUrl('shop', '/shop'));
  await waitForIslands(page);
  const cards = page.locator('.collection-results .card-title');
  const all = await cards.count();

  await test.step('filters update the list and the URL without a reload', async () => {
    await expect(page.locator('form.filters')).toHaveAttribute('data-live', '');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByText('Filter', { exact: true }).click();
    const glaze = page.getByRole('group', { name: 'Glaze' });
    await expect(glaze).toBeVisible();
    // A panel that opens moves what is below it; on a busy machine, later than its click explains.
    const shiftsOfPanel = await layoutShiftsOf(page);
    await glaze.getByText('Terracotta', { exact: true }).click();
    await expect(page).toHaveURL(/\?option\.Glaze=Terracotta$/);
    await expect(page.getByRole('link', { name: 'Speckled mug', exact: true })).toBeVisible();
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await page.getByLabel('Sort by').selectOption('priceDescending');
    await expect(page).toHaveURL(/sort=priceDescending/);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    expect(await layoutShiftsOf(page)).toEqual(shiftsOfPanel);
    await page.goBack();
    await page.goBack();
    await expect(cards).toHaveCount(all);
  });

  await test.step('quick view buys a variant from the list', async () => {
    const counted = page.waitForRequest(/\/api\/census\/RecordQuickView\/[0-9a-f]{24}$/);
    await page.getByRole('button', { name: 'Quick view: Speckled mug' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Speckled mug' });
    await counted;
    await dialog.getByText('Terracotta', { exact: false }).first().click();
    const added = page.waitForResponse((response) => response.url().includes('/api/cart/'));
    await dialog.getByRole('button', { name: 'Add to cart' }).click();
    expect((await added).ok()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Quick view: Speckled mug' })).toBeFocused();
  });

  await test.step('the URL of a product has the chosen variant', async () => {
    await page.goto(site.siteUrl('shop', '/shop/speckled-mug'));
    await waitForIslands(page);
    await page.locator('.variant-pill', { hasText: 'Terracotta' }).click();
    await expect(page).toHaveURL(/\?variant=[0-9a-f]{24}$/);
    const shown = await page.locator('.product-pictures li').first().getAttribute('data-image');
    const address = page.url();
    await page.locator('.product-pictures a').first().press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();

    const context = await browser.newContext({ javaScriptEnabled: false });
    const shared = await context.newPage();
    await shared.goto(address);
    await expect(shared.getByRole('radio', { name: /Terracotta/ })).toBeChecked();
    await expect(shared.locator('.product-price')).toContainText('26');
    const first = shared.locator('.product-pictures li').first();
    await expect(first).toHaveAttribute('data-image', shown ?? '');
    await expect(shared.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/shop\/speckled-mug$/,
    );

    await shared.goto(site.siteUrl('shop', '/shop'));
    await shared.getByText('Filter', { exact: true }).click();
    await shared.getByLabel('To', { exact: true }).fill('30');
    await shared.getByRole('checkbox', { name: /In stock/ }).check();
    await shared.getByRole('button', { name: 'Apply' }).click();
    await expect(shared).toHaveURL(/maxPrice=30/);
    await expect(shared.getByLabel('To', { exact: true })).toHaveValue('30');
    await context.close();
  });

  await test.step('search suggests products while typing', async () => {
    await page.goto(site.siteUrl('shop', '/search'));
    await page.getByRole('searchbox').focus();
    await page.getByRole('combobox', { name: 'Search this site' }).pressSequentially('speck');
    await expect(page.getByRole('option', { name: /Speckled mug/ })).toContainText('24');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop\/speckled-mug$/);
  });
});
