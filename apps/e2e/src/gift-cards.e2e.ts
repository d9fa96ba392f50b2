import type { Page } from '@playwright/test';
import { fillCheckoutFields, typeCheckout } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { pressAt, tabTo, typeAt } from './models/keyboard.ts';
import { waitForIslands } from './models/open-page.ts';
import { expect, test } from './test.ts';
import type { RunningSite } from './start-site.ts';

/** The gift card checkout of a product and SKU. */
const giftCardUrl =
  /\/checkout\/giftcard\?websiteId=[0-9a-f]{24}&giftCardProductId=[0-9a-f]{24}&sku=TG-GIFT-\d+$/;

/** Buys a gift card of 60 dollars for another person. */
async function buyGiftCard(page: Page, site: RunningSite, recipient: string): Promise<void> {
  await page.goto(site.siteUrl('shop', '/shop/gift-card'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Choose recipient and message' }).click();
  await expect(page).toHaveURL(giftCardUrl);
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

test('a gift card is sold, mailed, and redeemed over two orders (ROUTE-08)', async ({
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
  await expect(main.getByText('Paid', { exact: true })).toBeVisible();

  await new ConfigArea(owner, site).open('shop', '/gift-cards');
  await owner.getByRole('link', { name: new RegExp(code.slice(-4)) }).click();
  await expect(owner.getByRole('row', { name: /Redeemed/ })).toHaveCount(2);
  await owner.close();
});

/** Fills the address of the checkout with the Tab key and types. */
async function typeAddress(page: Page): Promise<void> {
  const fields = {
    firstName: 'Nora',
    lastName: 'Lind',
    line1: '12 Quay Street',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
  };
  await typeAt(page, 'email', 'nora@example.com');
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, page.locator(`main [name="shippingAddress.${name}"]`));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
}

test('a gift card is sold and redeemed by keyboard, without and with JavaScript', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(400_000);
  const recipient = 'keyed@example.com';
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const buyer = await plain.newPage();
  const main = buyer.getByRole('main');

  await test.step('without JavaScript, a buyer chooses a fixed amount', async () => {
    await buyer.goto(site.siteUrl('shop', '/shop/gift-card'));
    await pressAt(buyer, main.getByRole('link', { name: 'Choose recipient and message' }));
    await expect(buyer).toHaveURL(giftCardUrl);
    const chosen = main.getByRole('radio', { checked: true });
    await tabTo(buyer, chosen);
    await buyer.keyboard.press('ArrowDown');
    await expect(main.getByRole('radio', { name: '$50.00' })).toBeChecked();
    await typeAt(buyer, 'recipientEmail', recipient);
    await typeAt(buyer, 'message', 'For a new mug');
    await pressAt(buyer, main.getByRole('button', { name: 'Add to cart' }));
    await expect(buyer).toHaveURL(/\/cart$/);
    await expect(main.getByText(`For ${recipient}`)).toBeVisible();
    await pressAt(buyer, main.getByRole('link', { name: 'Checkout' }));
    await typeAt(buyer, 'email', 'nora@example.com');
    await typeAt(buyer, 'billing.state', 'OR');
    await typeAt(buyer, 'billing.zip', '97110');
    await tabTo(buyer, main.getByLabel('Card number'));
    await buyer.keyboard.type('4242 4242 4242 4242');
    await pressAt(buyer, main.getByRole('button', { name: 'Place order' }));
    await expect(buyer).toHaveURL(/\/order\//);
  });

  const owner = await browser.newPage();
  await new ConfigArea(owner, site).logIn();
  const address = await readMailedAddress(owner, recipient);
  await owner.close();
  await buyer.goto(address);
  const code = (await buyer.locator('.gift-card-code').innerText()).trim();

  await test.step('without JavaScript, the card pays a whole order', async () => {
    await buyer.goto(site.siteUrl('shop', '/shop/speckled-mug'));
    await pressAt(buyer, main.getByRole('button', { name: 'Add to cart' }));
    await expect(buyer).toHaveURL(/\/cart$/);
    await pressAt(buyer, main.getByRole('link', { name: 'Checkout' }));
    await typeAddress(buyer);
    await tabTo(buyer, main.getByLabel('Discount code or gift card'));
    await buyer.keyboard.type(code);
    await pressAt(buyer, main.getByRole('button', { name: 'Apply' }));
    await expect(main.getByText(`Gift card •••• ${code.slice(-4)}`)).toBeVisible();
    await pressAt(buyer, main.getByRole('button', { name: /^Update/ }).first());
    await expect(main.locator('[name="shippingAddress.line1"]')).toHaveValue('12 Quay Street');
    await expect(main.getByLabel('Card number')).toBeHidden();
    await pressAt(buyer, main.getByRole('button', { name: 'Place order' }));
    await expect(buyer).toHaveURL(/\/order\//);
    await expect(main.getByText('Gift cards')).toBeVisible();
    await plain.close();
  });

  await test.step('with JavaScript, the rest of it pays a part of another order', async () => {
    const inPage = page.getByRole('main');
    await page.goto(site.siteUrl('shop', '/shop/speckled-mug'));
    await waitForIslands(page);
    await pressAt(page, inPage.getByRole('button', { name: 'Add to cart' }));
    await expect(page.getByRole('link', { name: /^Shopping cart: 1/ })).toBeVisible();
    await page.goto(site.siteUrl('shop', '/checkout'));
    await waitForIslands(page);
    await tabTo(page, inPage.getByLabel('Discount code or gift card'));
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(inPage.getByText(`Gift card •••• ${code.slice(-4)}`)).toBeVisible();
    await typeAddress(page);
    const shipping = inPage.getByRole('group', { name: 'Shipping', exact: true });
    await expect(shipping.getByRole('radio', { checked: true })).toBeVisible();
    await tabTo(page, inPage.getByLabel('Card number'));
    await page.keyboard.type('4242 4242 4242 4242');
    await pressAt(page, inPage.getByRole('button', { name: 'Place order' }));
    await expect(page).toHaveURL(/\/order\//);
    await expect(inPage.getByText('Paid', { exact: true })).toBeVisible();
  });
});
