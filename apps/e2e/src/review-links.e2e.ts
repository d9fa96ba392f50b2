import { test as base, type Page } from '@playwright/test';
import { fillCheckout } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { findAxeErrors } from './models/find-axe-errors.ts';
import { pressAt, tabTo, typeAt } from './models/keyboard.ts';
import { openPage } from './models/open-page.ts';
import { askForReviews, fulfillFirstOrder, readReviewLinks } from './models/review-requests.ts';
import { startSite, type StartedSite } from './start-site.ts';
import { expect } from './test.ts';

/** A server of its own, whose clock moves. */
const test = base.extend<{ readonly site: StartedSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite('pglite');
      await use(site);
      await site.stop();
    },
    { timeout: 120_000 },
  ],
});

/** Buys one of each product. */
async function buy(buyer: Page, site: StartedSite, slugs: readonly string[]): Promise<void> {
  for (const [index, slug] of slugs.entries()) {
    await openPage(buyer, site.siteUrl('shop', `/shop/${slug}`));
    await buyer.getByRole('button', { name: 'Add to cart' }).click();
    await expect(
      buyer.getByRole('link', { name: new RegExp(`^Shopping cart: ${index + 1}`) }),
    ).toBeVisible();
  }
  await openPage(buyer, site.siteUrl('shop', '/checkout'));
  await fillCheckout(buyer);
  await expect(buyer).toHaveURL(/\/order\//);
}

test('a review is written by keyboard with JavaScript, and the other link of the mail expires after 90 days (REVIEW-05)', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const buyer = await (await browser.newContext()).newPage();
  const main = buyer.getByRole('main');
  await buy(buyer, site, ['speckled-mug', 'nesting-bowls']);
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await fulfillFirstOrder(owner);
  await askForReviews(owner);
  const [first = '', second = ''] = await readReviewLinks(page, 2);

  await test.step('the buyer corrects a review without stars on the page itself, and sends it', async () => {
    await openPage(buyer, first);
    await buyer.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await typeAt(buyer, 'title', 'Two cups');
    await typeAt(buyer, 'text', 'Holds two cups.');
    await pressAt(buyer, main.getByRole('button', { name: 'Submit review' }));
    await expect(main.getByText('Please select a star rating')).toBeVisible();
    await expect(main.locator('[name="rating"]').first()).toBeFocused();
    await buyer.keyboard.press('Space');
    for (const count of [2, 3, 4]) {
      await buyer.keyboard.press('ArrowRight');
      await expect(main.getByRole('radio', { name: `${count} stars` })).toBeChecked();
    }
    expect(await findAxeErrors(buyer)).toEqual([]);
    expect(await buyer.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    await expect(main.locator('[name="text"]')).toHaveValue('Holds two cups.');
    await tabTo(buyer, main.getByRole('button', { name: 'Submit review' }));
    await buyer.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: 'Thank you for your review' })).toBeVisible();
    await owner.open('shop', '/reviews');
    await expect(page.getByRole('link', { name: 'Two cups' })).toHaveCount(1);
  });

  const expired = main.getByRole('heading', { name: 'Your review request has expired' });

  await test.step('a day before the end, the other link still opens the form', async () => {
    await site.passDays(89);
    await buyer.goto(second);
    await expect(main.getByRole('heading', { name: 'Write a review' })).toBeVisible();
    await expect(expired).toHaveCount(0);
  });

  await test.step('after 90 days, the form and the link say that the request has expired', async () => {
    await openPage(buyer, second);
    await site.passDays(91);
    await main.locator('[name="rating"]').first().check({ force: true });
    await main.getByRole('button', { name: 'Submit review' }).click();
    await expect(expired).toBeVisible();
    await expect(main.getByRole('button', { name: 'Submit review' })).toHaveCount(0);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(second);
    await expect(
      reader.getByRole('heading', { name: 'Your review request has expired' }),
    ).toBeVisible();
    await reader.goto(first);
    await expect(reader.getByText('You have already reviewed this purchase')).toBeVisible();
    await plain.close();
  });
});
