import { createBreaker, ways } from './models/break-islands.ts';
import { fillCheckout } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { findAxeErrors } from './models/find-axe-errors.ts';
import { openPage } from './models/open-page.ts';
import { askForReviews, fulfillFirstOrder, readReviewLinks } from './models/review-requests.ts';
import { expect, test } from './test.ts';

test('a buyer is asked for a review, writes it without JavaScript, and sees it with the reply (REVIEW-01, REVIEW-04, ROUTE-35)', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const buyer = await (await browser.newContext()).newPage();
  await openPage(buyer, site.siteUrl('shop', '/shop/speckled-mug'));
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await expect(buyer.getByRole('link', { name: /^Shopping cart: 1/ })).toBeVisible();
  await openPage(buyer, site.siteUrl('shop', '/checkout'));
  await fillCheckout(buyer);
  await expect(buyer).toHaveURL(/\/order\//);

  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await fulfillFirstOrder(owner);
  await askForReviews(owner);
  const [link = ''] = await readReviewLinks(page, 1);

  const goesOnWithout = await createBreaker(await (await browser.newContext()).newPage());
  for (const way of ways) await goesOnWithout('review', way, link);

  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const reader = await withoutScripts.newPage();
  await reader.goto(link);
  await expect(reader.getByRole('heading', { name: 'Write a review' })).toBeVisible();
  await reader.getByLabel('Review (optional)').fill('Holds <b>two</b> cups.');
  await reader.getByRole('button', { name: 'Submit review' }).click();
  await expect(reader.getByText('Please select a star rating')).toBeVisible();
  await expect(reader.getByLabel('Review (optional)')).toHaveValue('Holds <b>two</b> cups.');
  await reader.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await reader.getByRole('button', { name: 'Submit review' }).click();
  await expect(reader.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
  await reader.goto(link);
  await expect(reader.getByText('You have already reviewed this purchase')).toBeVisible();

  await owner.open('shop', '/reviews');
  await page.getByRole('link', { name: 'Review by Nora L.' }).click();
  await page.getByRole('textbox', { name: 'Reply' }).fill('Thank you, Nora!');
  await page.getByText('Approved', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The review is saved')).toBeVisible();
  expect(await findAxeErrors(page)).toEqual([]);

  await openPage(buyer, site.siteUrl('shop', '/shop/speckled-mug'));
  await expect(buyer.getByText('Holds <b>two</b> cups.')).toBeVisible();
  await expect(buyer.getByText('Thank you, Nora!')).toBeVisible();
  await expect(buyer.getByRole('link', { name: '1 review' })).toBeVisible();
  expect(await findAxeErrors(buyer)).toEqual([]);
});
