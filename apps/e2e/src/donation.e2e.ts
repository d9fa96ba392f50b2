import { PageInspection } from './models/page-inspection.ts';
import { expect, test } from './test.ts';

test('the donation button links to a page without donations, which links to the homepage', async ({
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
