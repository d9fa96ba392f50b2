import { expect, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';
import type { RunningSite } from '../start-site.ts';

/** Adds one product of the demo shop to the cart. */
export async function fillCart(page: Page, site: RunningSite): Promise<void> {
  await openPage(page, site.siteUrl('shop', '/shop/speckled-mug'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: /^Shopping cart: 1/ })).toBeVisible();
}
