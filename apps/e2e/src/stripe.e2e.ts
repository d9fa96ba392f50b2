import type { Page } from '@playwright/test';
import { chooseOption } from './models/choose-option.ts';
import { fillCheckoutFields } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { tabTo } from './models/keyboard.ts';
import { routeStripe } from './models/local-stripe.ts';
import { waitForIslands } from './models/open-page.ts';
import type { RunningSite } from './start-site.ts';
import { expect, test } from './stripe-test.ts';

/** Puts a mug into the cart and opens the checkout. */
async function openCheckout(page: Page, site: RunningSite): Promise<void> {
  await page.goto(site.siteUrl('shop', '/shop'));
  await page.getByRole('main').getByRole('link', { name: 'Speckled mug' }).first().click();
  await page.waitForURL(/\/shop\/./);
  await waitForIslands(page);
  const added = page.waitForResponse((response) => response.url().includes('/api/cart/'));
  await page.getByRole('button', { name: /add to cart/i }).click();
  await added;
  await page.goto(site.siteUrl('shop', '/checkout'));
  await waitForIslands(page);
}

/** The content security policy of a page of the shop. */
async function readPolicy(page: Page, site: RunningSite, path: string): Promise<string> {
  const response = await page.goto(site.siteUrl('shop', path));
  return response?.headers()['content-security-policy'] ?? '';
}

/** The total of the order that the page shows, in the smallest unit of its currency. */
const readTotal = async (page: Page): Promise<number> =>
  Number((await page.locator('[data-total="grand"] dd').innerText()).replaceAll(/\D/g, ''));

// The later journeys use the account that the first one connects.
test.describe.configure({ mode: 'serial' });

test('an owner connects Stripe, and visitors pay by card (SITE-12)', async ({
  page,
  browser,
  site,
  stripe,
}) => {
  test.setTimeout(300_000);
  const account = await stripe.createAccount();
  const owner = new ConfigArea(page, site);

  await test.step('the owner enters the keys, which are verified', async () => {
    await owner.logIn();
    await owner.open('shop', '/payments');
    await page.getByLabel('Publishable key').fill(account.publishableKey);
    await page.getByLabel('Secret key').fill('sk_test_mistyped');
    await page.getByLabel('Signing secret of the endpoint').fill(account.webhookSecret);
    await page.getByRole('button', { name: 'Verify and connect' }).click();
    await expect(page.getByText('Stripe does not accept this key.')).toBeVisible();
    await page.getByLabel('Secret key').fill(account.secretKey);
    await page.getByRole('button', { name: 'Verify and connect' }).click();
    await expect(page.getByText(account.accountId)).toBeVisible();
    expect(await page.content()).not.toContain(account.secretKey);
  });

  const context = await browser.newContext();
  const foreignHosts = await routeStripe(context, stripe);
  const visitor = await context.newPage();
  const problems: string[] = [];
  visitor.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });

  await test.step('the checkout requests no foreign host until the card is touched', async () => {
    await openCheckout(visitor, site);
    for (const path of ['/', '/shop/speckled-mug', '/cart']) {
      const policy = await readPolicy(visitor, site, path);
      expect(policy).toMatch(/script-src 'self'/);
      expect(policy).not.toContain('stripe.com');
    }
    const policy = await readPolicy(visitor, site, '/checkout');
    expect(policy).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
    await waitForIslands(visitor);
    await fillCheckoutFields(visitor);
    expect(foreignHosts).toEqual([]);
    await visitor.getByRole('button', { name: 'Enter payment details' }).click();
    await expect(visitor.getByLabel('Card number at Stripe')).toBeVisible();
    expect(new Set(foreignHosts)).toEqual(new Set(['js.stripe.com']));
  });

  await test.step('a declined card leaves everything that was typed', async () => {
    await visitor.getByLabel('Card number at Stripe').fill('4000 0000 0000 0002');
    await visitor.getByRole('button', { name: 'Place order' }).click();
    await expect(visitor.getByText(/The payment was declined/).first()).toBeVisible();
    await expect(visitor.getByLabel('Email', { exact: true })).toHaveValue('nora@example.com');
    expect(await stripe.charges()).toEqual([]);
  });

  await test.step('another card pays the order', async () => {
    await visitor.getByLabel('Card number at Stripe').fill('4242 4242 4242 4242');
    await visitor.getByRole('button', { name: 'Place order' }).click();
    await expect(visitor).toHaveURL(/\/order\//);
    const [charge, ...others] = await stripe.charges();
    expect(others).toEqual([]);
    expect(charge?.accountId).toBe(account.accountId);
    expect(charge?.amount).toBe(await readTotal(visitor));
  });

  await test.step('a card with 3-D Secure leads to the bank and back', async () => {
    await openCheckout(visitor, site);
    await fillCheckoutFields(visitor);
    await visitor.getByRole('button', { name: 'Enter payment details' }).click();
    await visitor.getByLabel('Card number at Stripe').fill('4000 0025 0000 3155');
    await visitor.getByRole('button', { name: 'Place order' }).click();
    await visitor.getByRole('button', { name: 'Confirm' }).click();
    await expect(visitor).toHaveURL(/\/order\//);
    expect(await stripe.charges()).toHaveLength(2);
  });

  await test.step('the owner sees paid orders', async () => {
    await owner.open('shop', '/orders');
    const order = page.getByRole('row', { name: /Nora Lind/ }).first();
    await expect(order.getByRole('cell', { name: /^Paid/ })).toBeVisible();
  });

  await test.step('without JavaScript, other methods are offered, and a sentence explains why', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(site.siteUrl('shop', '/shop'));
    await reader.getByRole('main').getByRole('link', { name: 'Speckled mug' }).first().click();
    await reader.getByRole('button', { name: /add to cart/i }).click();
    await reader.goto(site.siteUrl('shop', '/checkout'));
    await expect(reader.getByText(/needs JavaScript/)).toBeVisible();
    await expect(reader.getByRole('radio', { name: /Card or wallet/ })).toBeHidden();
    await expect(reader.getByRole('radio', { name: /Invoice/ })).toBeVisible();
    await plain.close();
  });

  // The declined card is an expected response of the server.
  expect(problems.filter((text) => !text.includes('402'))).toEqual([]);
});

test('a wallet pays and fills the address in, and nothing is requested from Stripe before', async ({
  browser,
  site,
  stripe,
}) => {
  const context = await browser.newContext();
  const foreignHosts = await routeStripe(context, stripe);
  const visitor = await context.newPage();
  const main = visitor.getByRole('main');
  const chargesBefore = await stripe.charges();
  await openCheckout(visitor, site);
  for (const wallet of ['Apple Pay', 'Google Pay', 'Link'])
    await expect(main.getByRole('button', { name: `Pay with ${wallet}` })).toBeVisible();
  expect(foreignHosts).toEqual([]);

  await tabTo(visitor, main.getByRole('button', { name: 'Pay with Link' }));
  await visitor.keyboard.press('Enter');
  const wallets = main.locator('[data-express-target]');
  await expect(wallets.getByRole('button', { name: 'Google Pay at Stripe' })).toBeFocused();
  await expect(main.getByRole('button', { name: 'Pay with Link' })).toBeHidden();
  expect(new Set(foreignHosts)).toEqual(new Set(['js.stripe.com']));
  await tabTo(visitor, wallets.getByRole('button', { name: 'Link at Stripe' }));
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL(/\/order\//);

  await expect(main.getByText('12 Quay Street')).toBeVisible();
  const charges = (await stripe.charges()).slice(chargesBefore.length);
  expect(charges).toMatchObject([{ amount: await readTotal(visitor), currency: 'usd' }]);
  await context.close();
});

test('a shop in yen is charged whole yen', async ({ page, browser, site, stripe }) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('shop', '/settings');
  await chooseOption(page, /Store currency/, 'JPY, Yen');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  const context = await browser.newContext();
  await routeStripe(context, stripe);
  const visitor = await context.newPage();
  const chargesBefore = await stripe.charges();
  await openCheckout(visitor, site);
  await fillCheckoutFields(visitor);
  await visitor.getByRole('button', { name: 'Enter payment details' }).click();
  await visitor.getByLabel('Card number at Stripe').fill('4242 4242 4242 4242');
  await visitor.getByRole('button', { name: 'Place order' }).click();
  await expect(visitor).toHaveURL(/\/order\//);
  const total = visitor.locator('[data-total="grand"] dd');
  // No decimals are shown or charged.
  await expect(total).toHaveText(/^¥\d{1,3}(?:,\d{3})*$/);
  const charges = (await stripe.charges()).slice(chargesBefore.length);
  expect(charges).toMatchObject([{ amount: await readTotal(visitor), currency: 'jpy' }]);
  await context.close();
});
