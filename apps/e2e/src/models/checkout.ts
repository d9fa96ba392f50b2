import { waitForIslands } from './open-page.ts';
import { expect, type Page } from '@playwright/test';
import type { RunningSite } from '../start-site.ts';

/** Fills the checkout for a buyer in the United States with the test card that always succeeds, and pays. */
export async function fillCheckout(page: Page): Promise<void> {
  await typeCheckout(page);
  await page.getByRole('main').getByRole('button', { name: 'Place order' }).click();
}

/** Fills the checkout without placing the order. */
export async function typeCheckout(page: Page): Promise<void> {
  await fillCheckoutFields(page);
  await page.getByRole('main').getByLabel('Card number').fill('4242 4242 4242 4242');
}

/** Fills everything but the payment. */
export async function fillCheckoutFields(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill('nora@example.com');
  await main.getByLabel('Country', { exact: true }).selectOption('US');
  await main.getByRole('textbox', { name: 'First name' }).fill('Nora');
  await main.getByRole('textbox', { name: 'Last name' }).fill('Lind');
  await main.getByLabel('Address', { exact: true }).fill('12 Quay Street');
  await main.locator('[name="shippingAddress.zip"]').fill('04101');
  await main.locator('[name="shippingAddress.city"]').fill('Portland');
  // The buyer agrees to the displayed total, which depends on the address.
  const totalUpdated = page.waitForResponse(
    (response) =>
      response.url().includes('/api/cart/shipping') &&
      response.request().postData()?.includes('"ME"') === true,
  );
  await main.locator('[name="shippingAddress.state"]').fill('ME');
  await totalUpdated;
  const shipping = main.getByRole('group', { name: 'Shipping', exact: true });
  await expect(shipping.getByRole('radio').first()).toBeVisible();
  await shipping.getByRole('radio').first().check();
}

/** Buys one piece of the demo shop's first product whose name matches. */
export async function buyProduct(page: Page, site: RunningSite, name: RegExp): Promise<void> {
  await page.goto(site.siteUrl('shop', '/shop'));
  await page.getByRole('main').getByRole('link', { name }).first().click();
  await page.waitForURL(/\/shop\/./);
  await waitForIslands(page);
  const added = page.waitForResponse((response) => response.url().includes('/api/cart/'));
  await page.getByRole('button', { name: /add to cart/i }).click();
  await added;
  await page.goto(site.siteUrl('shop', '/cart'));
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click();
  await fillCheckout(page);
  await expect(page).toHaveURL(/\/order\//);
}
