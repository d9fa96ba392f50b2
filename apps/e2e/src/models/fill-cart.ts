import { expect, type Page } from '@playwright/test';
import type { RunningSite } from '../start-site.ts';

/** Puts one product of the demo shop into the cart. */
export async function fillCart(page: Page, site: RunningSite): Promise<void> {
  await page.goto(site.siteUrl('shop', '/shop/speckled-mug'));
  // Before its code runs a press posts the form, which leads to the cart at once.
  await page.locator('[data-island="product"][data-live]').first().waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: /^Shopping cart: 1/ })).toBeVisible();
}
