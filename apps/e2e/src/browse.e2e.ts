import { expect, test } from './test.ts';

test('browses published pages through the site navigation (SITE-05)', async ({ page, site }) => {
  await page.goto(site.siteUrl('portfolio'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buildings, weather, patience.');
  const navigation = page.getByRole('navigation').first();
  for (const title of ['Architecture', 'Landscape', 'About']) {
    await navigation.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${title.toLowerCase()}$`));
    await expect(navigation.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
});

test('shows "This page is locked." until the password is given (LOCK-01)', async ({
  page,
  site,
}) => {
  await page.goto(site.siteUrl('portfolio', '/proofs'));
  await expect(page.getByText('This page is locked.')).toBeVisible();
  await expect(page.getByText('Harbour House')).toHaveCount(0);
  await page.getByLabel('Password').fill('not this');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password').fill('tidewater');
  await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Harbour House');
});

test('finds pages by their text in the site search (ROUTE-25)', async ({ page, site }) => {
  await page.goto(site.siteUrl('portfolio', '/search?q=landscape'));
  await page.getByRole('main').getByRole('link', { name: 'Landscape' }).click();
  await expect(page).toHaveURL(/\/landscape$/);
  await page.goto(site.siteUrl('portfolio', '/search?q=tripod'));
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found).toContainText('a tripod older than me');
  await found.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('responds with 404 at an unknown path and links to the homepage', async ({ page, site }) => {
  const response = await page.goto(site.siteUrl('portfolio', '/no-such-page'));
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buildings, weather, patience.');
});

test('makes no request to another server', async ({ page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (
      !hostname.endsWith('.localhost') &&
      !request.url().startsWith('data:') &&
      !request.url().startsWith('blob:')
    )
      foreign.push(request.url());
  });
  for (const path of ['/', '/architecture', '/landscape', '/about', '/contact', '/journal'])
    await page.goto(site.siteUrl('portfolio', path), { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
});
