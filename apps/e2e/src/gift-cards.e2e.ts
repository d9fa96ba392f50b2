import type { Page } from '@playwright/test';
import { fillCheckoutFields, typeCheckout } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { waitForIslands } from './models/open-page.ts';
import { expect, test } from './test.ts';
import type { RunningSite } from './start-site.ts';

/** Buys a gift card of 60 dollars for another person. */
async function buyGiftCard(page: Page, site: RunningSite, recipient: string): Promise<void> {
  await page.goto(site.siteUrl('shop', '/shop/gift-card'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Choose recipient and message' }).click();
  await main.getByRole('radio', { name: 'Other amount' }).check();
  await main.getByRole('textbox', { name: 'Other amount' }).fill('6');
  await main.getByLabel('Recipient’s email').fill(recipient);
  await main.getByLabel('Message (optional)').fill('For a new mug');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await expect(main.getByText('From $10.00 to $500.00').last()).toBeVisible();
  await expect(main.getByLabel('Message (optional)')).toHaveValue('For a new mug');
  await main.getByRole('textbox', { name: 'Other amount' }).fill('60');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(main.getByText(`For ${recipient}`)).toBeVisible();
  await main.getByRole('link', { name: 'Checkout' }).click();
  await waitForIslands(page);
  await main.getByLabel('Email', { exact: true }).fill('nora@example.com');
  await main.getByLabel('Postal code').fill('97110');
  await main.getByLabel('State or region').fill('Oregon');
  await main.getByLabel('Card number').fill('4242 4242 4242 4242');
  await main.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/order\//);
}

/** The address of the gift card in the mail to its recipient, once the job has sent it. */
async function readMailedAddress(page: Page, recipient: string): Promise<string> {
  const find = () =>
    page.evaluate(async (to) => {
      const websites = await (await fetch('/api/websites?limit=100')).json();
      const shop = websites.rows.find((row: { identifier: string }) => row.identifier === 'shop');
      const mails = await (await fetch(`/api/websites/${shop.id}/mail?limit=100`)).json();
      const mail = mails.rows.find((row: { to: string }) => row.to === to);
      return /https?:\S+\/checkout\/giftcard\/\S+/.exec(mail?.text ?? '')?.[0] ?? null;
    }, recipient);
  await expect.poll(find, { timeout: 150_000, intervals: [2000] }).not.toBeNull();
  return (await find()) ?? '';
}

/** Puts one mug into the cart, opens the checkout, and enters the code of the card there. */
async function checkOutWith(page: Page, site: RunningSite, code: string): Promise<void> {
  await page.goto(site.siteUrl('shop', '/shop'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /mug/i }).first().click();
  await page.waitForURL(/\/shop\/./);
  await waitForIslands(page);
  const added = page.waitForResponse((response) => response.url().includes('/api/cart/'));
  await page.getByRole('button', { name: /add to cart/i }).click();
  await added;
  await page.goto(site.siteUrl('shop', '/checkout'));
  await waitForIslands(page);
  await main.getByLabel('Discount code or gift card').fill(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(main.getByText(`Gift card •••• ${code.slice(-4)}`)).toBeVisible();
}

test('a gift card is sold, mailed, and redeemed over two orders', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(400_000);
  const recipient = 'gifted@example.com';
  await buyGiftCard(page, site, recipient);

  const owner = await browser.newPage();
  await new ConfigArea(owner, site).logIn();
  const address = await readMailedAddress(owner, recipient);
  await page.goto(address);
  await expect(page.getByText('For a new mug')).toBeVisible();
  const code = (await page.locator('.gift-card-code').innerText()).trim();

  const main = page.getByRole('main');
  await checkOutWith(page, site, code);
  // The gift card pays everything: no card number is asked for.
  await fillCheckoutFields(page);
  await expect(main.getByLabel('Card number')).toBeHidden();
  await main.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(main.getByText('Gift cards')).toBeVisible();

  await page.goto(site.siteUrl('shop', '/checkout/giftcard/balance'));
  await main.getByLabel('Gift card code').fill(code);
  await main.getByRole('button', { name: 'Check balance' }).click();
  await expect(main.getByText(/^\$\d+\.\d\d$/)).not.toHaveText('$60.00');

  await checkOutWith(page, site, code);
  await typeCheckout(page);
  await main.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(main.getByText('Amount due')).toBeVisible();

  await new ConfigArea(owner, site).open('shop', '/gift-cards');
  await owner.getByRole('link', { name: new RegExp(code.slice(-4)) }).click();
  await expect(owner.getByRole('row', { name: /Redeemed/ })).toHaveCount(2);
  await owner.close();
});
