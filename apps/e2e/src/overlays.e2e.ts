import type { Page } from '@playwright/test';
import { ConfigArea } from './models/config-area.ts';
import { layoutShiftsOf, watchLayoutShifts } from './models/layout-shifts.ts';
import { passTime, passTimeUntil } from './models/pass-time.ts';
import { PageInspection } from './models/page-inspection.ts';
import { openPage, waitForIslands } from './models/open-page.ts';
import { expect, test } from './test.ts';

/** Bars and overlays around every page, for visitors and people with an account. */

/** From now on, fonts are loaded: `layout-stability.e2e.ts` covers shifts before. */
async function watchShifts(page: Page): Promise<void> {
  await page.route(/\.woff2$/, (route) => route.abort());
  await watchLayoutShifts(page);
}

const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'A message from Tidewater Goods' });

test('shows visitors the announcement until they close it, and not on the next page (BAR-03, BAR-04)', async ({
  page,
  browser,
  site,
}) => {
  await watchShifts(page);
  await openPage(page, site.siteUrl('cafe'));
  await expect(announcement(page)).toContainText('soup and shanties');
  expect(await layoutShiftsOf(page)).toEqual([]);
  await announcement(page).getByRole('button', { name: 'Close the announcement' }).click();
  await expect(announcement(page)).toBeHidden();

  await openPage(page, site.siteUrl('cafe', '/visit'));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(announcement(page)).toBeHidden();
  expect(await layoutShiftsOf(page)).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await other.goto(site.siteUrl('cafe', '/visit'));
  await announcement(other).getByRole('link', { name: 'Book a table' }).click();
  await expect(other).toHaveURL(site.siteUrl('cafe', '/table'));
});

test('shows the mobile info bar on a phone, with and without JavaScript (BAR-01, BAR-05)', async ({
  browser,
  site,
}) => {
  const viewport = { width: 390, height: 800 };
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ viewport, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(site.siteUrl('cafe', '/menu'));
    const bar = page.getByRole('complementary', { name: 'How to reach us' });
    await expect(bar).toBeInViewport();
    await expect(bar.getByRole('link')).toHaveText(['Call', 'Email', 'Map']);
    // Before its code has loaded, Escape is the way to the configuration area.
    if (javaScriptEnabled) await waitForIslands(page);
    await bar.getByRole('button', { name: 'Hours' }).click();
    await expect(bar.getByRole('row', { name: /^Sunday/ })).toContainText('8:00 – 14:00');
    // Escape closes the hours only: without an open element it would lead to the configuration area.
    await page.keyboard.press('Escape');
    await expect(bar.getByRole('row', { name: /^Sunday/ })).toBeHidden();
    await page.waitForTimeout(100);
    await expect(page).toHaveURL(site.siteUrl('cafe', '/menu'));
    await page.setViewportSize({ width: 1025, height: 800 });
    await expect(bar).toBeHidden();
    await context.close();
  }
});

test('opens the popup after a delay and does not reopen it after it was closed (POPUP-11)', async ({
  page,
  site,
}) => {
  await watchShifts(page);
  await page.clock.install();
  await openPage(page, site.siteUrl('shop'));
  await expect(popup(page)).toBeHidden();
  await passTimeUntil(page, popup(page));
  expect(await layoutShiftsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL(site.siteUrl('shop'));

  await openPage(page, site.siteUrl('shop', '/care'));
  await page.waitForTimeout(500);
  await passTime(page);
  await expect(popup(page)).toBeHidden();
});

test('signs up in the popup, which does not open again', async ({ page, site }) => {
  await page.clock.install();
  await openPage(page, site.siteUrl('shop', '/care'));
  await passTimeUntil(page, popup(page));
  await popup(page).getByLabel('Email').fill('reader@example.com');
  await popup(page).getByRole('button', { name: 'Write to me' }).click();
  await expect(popup(page)).toContainText('The next letter is yours.');
  await openPage(page, site.siteUrl('shop', '/workshop'));
  await page.waitForTimeout(500);
  await passTime(page);
  await expect(popup(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('popup-overlay'))).toContain(
    '"submitted":true',
  );
});

test('has no errors in an open popup, and has no popup in the cart or on a phone', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await openPage(page, site.siteUrl('shop', '/care'));
  await passTimeUntil(page, popup(page));
  expect(await new PageInspection(page).findErrorsOfOpenPage()).toEqual([]);
  await openPage(page, site.siteUrl('shop', '/cart'));
  await expect(page.locator('#overlayNewsletterEmail')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, site.siteUrl('shop', '/care'));
  await page.waitForTimeout(500);
  await passTime(page);
  await expect(popup(page)).toBeHidden();
});

test('shows an owner the overlays manager and a popup preview without stored state (POPUP-09, POPUP-10)', async ({
  page,
  site,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await page.goto(site.configUrl('/visit/shop?path=%2Fcare%3Fnoredirect'));
  const manager = page.getByRole('complementary', { name: 'Overlays of this page' });
  const button = manager.getByRole('button', { name: 'Popup' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(popup(page)).toBeVisible();
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await button.click();
  await expect(popup(page)).toBeVisible();
  expect(await new PageInspection(page).findErrorsOfOpenPage()).toEqual([]);
});
