import { PageInspection } from './models/page-inspection.ts';
import { expect, test } from './test.ts';

test('the button of a donation leads to a page that says that none is taken, and from there home', async ({
  page,
  site,
}) => {
  await page.goto(site.siteUrl('kitchen-sink', '/block-donation-button'));
  await page.locator('a[href^="/checkout/donate?donatePageId="]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donate');
  await expect(page.getByRole('main')).toContainText('Donations are not available at the moment');
  await expect(page).toHaveTitle('Donate — Kitchen sink');
  expect(await new PageInspection(page).findErrorsOfOpenPage()).toEqual([]);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL(site.siteUrl('kitchen-sink'));
});
