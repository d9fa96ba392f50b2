import { expect, type Page } from '@playwright/test';
import type { ConfigArea } from './config-area.ts';

/** Fulfills the first order of the buyer that the checkout model enters. */
export async function fulfillFirstOrder(owner: ConfigArea): Promise<void> {
  const { page } = owner;
  await owner.open('shop', '/orders?view=toFulfill');
  await page
    .getByRole('row', { name: /Nora Lind/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await page.keyboard.press('f');
  const fulfill = page.getByRole('dialog', { name: /^Fulfill order/ });
  await fulfill.getByRole('button', { name: 'Fulfill items' }).click();
  await expect(fulfill).toBeHidden();
}

/** Has the store ask for reviews as soon as an order is fulfilled. */
export async function askForReviews(owner: ConfigArea): Promise<void> {
  const { page } = owner;
  await owner.open('shop', '/reviews');
  await page
    .getByRole('switch', { name: /Ask customers/ })
    .locator('xpath=ancestor::label')
    .click();
  await page.getByRole('textbox', { name: 'Days after fulfillment' }).fill('0');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Review settings are saved')).toBeVisible();
}

/** So many links of mails that request a review, once the job has sent them. */
export async function readReviewLinks(page: Page, count: number): Promise<readonly string[]> {
  const find = () =>
    page.evaluate(async () => {
      const websites = await (await fetch('/api/websites?limit=100')).json();
      const shop = websites.rows.find((row: { identifier: string }) => row.identifier === 'shop');
      const mails = await (await fetch(`/api/websites/${shop.id}/mail?limit=100`)).json();
      const texts: string[] = mails.rows.map((row: { text: string }) => row.text);
      // The link to stop requests is another one.
      return texts.flatMap((text) => text.match(/https?:\S+\/reviews\/(?!unsubscribe)\S+/g) ?? []);
    });
  await expect
    .poll(async () => (await find()).length, { timeout: 60_000, intervals: [1000] })
    .toBeGreaterThanOrEqual(count);
  return find();
}
