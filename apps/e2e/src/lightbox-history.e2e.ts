import { openPage } from './models/open-page.ts';
import { expect, test } from './test.ts';

/** Back closes a full-size image, as people expect of anything that covers the page. */

test.beforeEach(async ({ page, site }) => {
  await page.goto(site.siteUrl('portfolio'));
  await openPage(page, site.siteUrl('portfolio', '/architecture'));
});

test('Back closes the lightbox and stays on the page, Forward opens it again', async ({ page }) => {
  const pictures = page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('img') });
  const opener = pictures.nth(1);
  const lightbox = page.getByRole('dialog');
  const place = lightbox.getByRole('status');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(place).toHaveText(/^2 of \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^3 of \d+$/);

  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(/\/architecture$/);
  await expect(opener).toBeFocused();

  await page.goForward();
  await expect(place).toHaveText(/^3 of \d+$/);
  await lightbox.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(/\/architecture$/);
  await page.goBack();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('an open image survives a reload, and Back closes it', async ({ page }) => {
  const lightbox = page.getByRole('dialog');
  const place = lightbox.getByRole('status');
  await page.getByRole('main').getByRole('img').first().click();
  await expect(place).toHaveText(/^1 of \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^2 of \d+$/);
  await page.reload();
  await expect(place).toHaveText(/^2 of \d+$/);

  await page.goBack();
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(/\/architecture$/);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.goForward();
  await expect(place).toHaveText(/^2 of \d+$/);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('Back from a direct link to an image returns to the previous page', async ({ page }) => {
  const lightbox = page.getByRole('dialog');
  await page.getByRole('main').getByRole('img').first().click();
  await expect(page).toHaveURL(/#itemId=/);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(lightbox).toBeVisible();
  await page.goBack();
  // Waited for, because updating the URL for the image would cancel the navigation.
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await expect(lightbox).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(/\/architecture$/);
});
