import type { Locator } from '@playwright/test';
import { ConfigArea } from './models/config-area.ts';
import { expect, test } from './test.ts';

/** URLs of pages and items, and the error message of a taken path. */

const describedBy = (field: Locator, text: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(text));

test('shows which page or item already uses a URL slug', async ({ page, site }) => {
  test.setTimeout(90_000);
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  const post = 'The item “Eleven minutes of no wind” already uses /journal/eleven-minutes.';

  await owner.open('portfolio', '/pages');
  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Eleven minutes');
  await dialog.getByRole('textbox', { name: 'URL slug' }).fill('journal/eleven-minutes');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await describedBy(dialog.getByRole('textbox', { name: 'URL slug' }), post);
  await expect(dialog.getByRole('textbox', { name: 'URL slug' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await dialog.getByRole('textbox', { name: 'URL slug' }).fill('journal/before-dawn');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(page).toHaveURL(/\/edit\?path=/);

  await owner.open('portfolio', '/pages');
  await page.getByRole('button', { name: 'Settings of Eleven minutes' }).click();
  await dialog.getByRole('textbox', { name: 'URL slug' }).fill('Journal/Eleven-Minutes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await describedBy(dialog.getByRole('textbox', { name: 'URL slug' }), post);
  await page.keyboard.press('Escape');

  await owner.open('portfolio', '/content');
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Before dawn');
  await page.getByRole('textbox', { name: 'URL slug' }).fill('before-dawn');
  await page.getByRole('button', { name: 'Save' }).click();
  await describedBy(
    page.getByRole('textbox', { name: 'URL slug' }),
    'The page “Eleven minutes” already uses /journal/before-dawn.',
  );
  await page.getByRole('textbox', { name: 'URL slug' }).fill('before-sunrise');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Before dawn' })).toBeVisible();
});

test('a page with a non-Latin title is found at its slug, and other spellings of a path redirect', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(90_000);
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('portfolio', '/pages');
  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('写真 展');
  await expect(dialog.getByRole('textbox', { name: 'URL slug' })).toHaveValue('写真-展');
  await dialog.getByRole('button', { name: 'Add page' }).click();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible();
  await owner.publish();

  const visitor = await (await browser.newContext()).newPage();
  const slug = `/${encodeURIComponent('写真-展')}`;
  const home = site.siteUrl('portfolio', '/');
  const { origin } = new URL(home);
  await visitor.goto(home);
  await visitor.locator(`a[href="${slug}"]`).first().click();
  await expect(visitor).toHaveURL(`${origin}${slug}`);
  await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${origin}${slug}`,
  );
  await expect(visitor.locator(`a[href="${slug}"][aria-current]`).first()).toBeAttached();

  for (const [path, target] of [
    ['/JOURNAL', '/journal'],
    ['/Journal//Eleven-Minutes/?ref=a%26b', '/journal/eleven-minutes?ref=a%26b'],
    [`${slug}/`, slug],
  ] as const) {
    const response = await visitor.goto(`${origin}${path}`);
    expect([response?.status(), visitor.url()]).toEqual([200, `${origin}${target}`]);
    const redirected = await response?.request().redirectedFrom()?.response();
    expect(redirected?.status()).toBe(301);
  }
});

test('a path that cannot be decoded returns a 400 page of the site', async ({ page, site }) => {
  for (const path of ['/100%', '/%E0%A4%A', '/%FF?a=b']) {
    const response = await page.goto(site.siteUrl('shop', path));
    expect([path, response?.status(), response?.headers()['content-type']]).toEqual([
      path,
      400,
      'text/html; charset=utf-8',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  }
});
