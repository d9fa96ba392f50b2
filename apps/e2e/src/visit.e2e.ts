import { typeCheckout } from './models/checkout.ts';
import { fillCart } from './models/fill-cart.ts';
import { PageInspection } from './models/page-inspection.ts';
import { openPage, waitForIslands } from './models/open-page.ts';
import { expect, test } from './test.ts';

/** A visitor's actions on the demo sites. */

test('navigates the images of a gallery in the lightbox by key and by button (SITE-06)', async ({
  page,
  site,
}) => {
  await openPage(page, site.siteUrl('portfolio', '/architecture'));
  await page.getByRole('main').getByRole('img').first().click();
  const lightbox = page.getByRole('dialog');
  const place = lightbox.getByRole('status');
  await expect(place).toHaveText(/^1 of \d+$/);
  const first = await lightbox.getByRole('img').getAttribute('alt');
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^2 of \d+$/);
  await expect(lightbox.getByRole('img', { name: first ?? '', exact: true })).toBeHidden();
  await lightbox.getByRole('button', { name: 'Previous' }).click();
  await expect(place).toHaveText(/^1 of \d+$/);
  await expect(lightbox.getByRole('img', { name: first ?? '', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText(/^2 of \d+$/);
  // A shared URL opens the same image.
  await page.reload();
  await expect(place).toHaveText(/^2 of \d+$/);
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(page).toHaveURL(/\/architecture$/);
});

test('shows a map on click and links to it on a maps website (SITE-07)', async ({ page, site }) => {
  await openPage(page, site.siteUrl('cafe', '/visit'));
  await expect(page.getByRole('link', { name: 'Open in maps' })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  );
  await page.getByRole('link', { name: 'Show map' }).click();
  const map = page.getByRole('main').locator('canvas').first();
  await expect(map).toBeVisible();
  await page.getByRole('button', { name: /zoom in/i }).click();
  await expect(page).toHaveURL(/\/visit$/);
});

test('plays an unmuted video with native controls (SITE-08)', async ({ page, site }) => {
  await openPage(page, site.siteUrl('portfolio'));
  const video = page.locator('video[aria-label="Arriving early"]');
  await video.scrollIntoViewIfNeeded();
  const state = () =>
    video.evaluate(({ paused, muted, controls, currentTime }: HTMLVideoElement) => ({
      paused,
      muted,
      controls,
      hasBegun: currentTime > 0.2,
    }));
  const waiting = { paused: true, muted: false, controls: true, hasBegun: false };
  expect(await state()).toStrictEqual(waiting);
  // The native controls: Space plays, then pauses.
  await video.focus();
  await page.keyboard.press('Space');
  await expect.poll(state).toStrictEqual({ ...waiting, paused: false, hasBegun: true });
  await page.keyboard.press('Space');
  await expect.poll(state).toMatchObject({ paused: true });
});

test('plays audio and video files opened by their own URL', async ({ page, site }) => {
  for (const [identifier, path, file] of [
    ['kitchen-sink', '/block-audio', /\/s\/[^"]+\.mp3/],
    ['portfolio', '/', /\/s\/[^"]+\.mp4/],
  ] as const) {
    await page.goto(site.siteUrl(identifier, path));
    const [address = ''] = file.exec(await page.content()) ?? [];
    await page.goto(site.siteUrl(identifier, address));
    const player = page.locator('video, audio');
    await player.evaluate((media: HTMLMediaElement) => media.play());
    await expect
      .poll(() => player.evaluate(({ currentTime }: HTMLMediaElement) => currentTime))
      .toBeGreaterThan(0);
  }
});

test('links to the site’s social profiles (SITE-10)', async ({ page, site }) => {
  await page.goto(site.siteUrl('portfolio', '/about'));
  const follow = page.getByRole('main').getByRole('link', { name: 'Instagram' });
  await expect(follow).toHaveAttribute('href', 'https://www.instagram.com/');
  await expect(follow).toHaveAttribute('rel', /noopener/);
});

test('browses products, chooses a variant and fills the cart (SITE-11)', async ({ page, site }) => {
  await page.goto(site.siteUrl('shop', '/shop'));
  const list = page.getByRole('main');
  const priced = list.getByRole('article').filter({ hasText: /\$\d/ });
  expect(await priced.count()).toBeGreaterThan(3);
  await list.getByRole('link', { name: /mug/i }).first().click();
  await page.waitForURL(/\/shop\/./, { waitUntil: 'networkidle' });
  await waitForIslands(page);
  const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  await page.getByRole('radio', { name: /^Sage/ }).check({ force: true });
  const added = page.waitForResponse((response) => response.url().includes('/api/cart/'));
  await page.getByRole('button', { name: /add to cart/i }).click();
  expect((await added).ok()).toBe(true);
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).click();
  const panel = page.getByRole('dialog', { name: 'Shopping cart' });
  await expect(panel).toContainText(title);
  await expect(panel).toContainText('Sage');
  expect(await new PageInspection(page).findErrorsOfOpenPage()).toEqual([]);
  await panel.getByRole('link', { name: 'Shopping cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main')).toContainText(title);
});

test('shows an error at checkout when the cart’s cookies were deleted (CHECKOUT-08)', async ({
  page,
  context,
  site,
}) => {
  await fillCart(page, site);
  await openPage(page, site.siteUrl('shop', '/checkout'));
  await typeCheckout(page);
  await context.clearCookies();
  const place = page.getByRole('button', { name: 'Place order' });
  await place.click();
  const alert = page.getByRole('alertdialog', { name: 'Checkout' });
  await expect(alert).toHaveAccessibleDescription(
    'Either your session has expired or you do not have cookies enabled. We cannot continue to checkout.',
  );
  const letters = (element: Element) => getComputedStyle(element).fontFamily;
  expect(await alert.evaluate(letters)).toBe(await page.locator('body').evaluate(letters));
  expect(await new PageInspection(page).findErrorsOfOpenPage()).toEqual([]);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main')).toContainText('Your cart is empty.');
  await expect(place).toHaveCount(0);
});

test('changes the quantity of an entry in the cart panel and removes it (CART-04)', async ({
  page,
  site,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await openPage(page, site.siteUrl('shop', '/shop/speckled-mug'));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const indicator = page.getByRole('link', { name: /^Shopping cart/ });
  await expect(indicator).toHaveAccessibleName(/: 1, /);
  await indicator.click();
  const panel = page.getByRole('dialog', { name: 'Shopping cart' });
  await panel.getByLabel('Quantity: Speckled mug').fill('2');
  await panel.getByLabel('Quantity: Speckled mug').press('Enter');
  await expect(panel.getByRole('status')).toContainText('Subtotal: $48.00');
  await panel.getByRole('button', { name: 'Remove: Speckled mug' }).click();
  await expect(panel).toContainText('Your cart is empty.');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(indicator).toBeFocused();
  await expect(indicator).toHaveAccessibleName('Shopping cart');
  await expect(page).toHaveURL(/speckled-mug$/);
  expect(messages).toEqual([]);
});

test('shows the cart page with a subtotal that follows the quantity (ROUTE-36)', async ({
  page,
  site,
}) => {
  await page.goto(site.siteUrl('shop', '/cart'));
  await expect(page.getByRole('main')).toContainText(/empty/i);
  await page.goto(site.siteUrl('shop', '/shop'));
  await page.getByRole('main').getByRole('link', { name: /mug/i }).first().click();
  await page.waitForURL(/\/shop\/./, { waitUntil: 'networkidle' });
  await waitForIslands(page);
  const added = page.waitForResponse((response) => response.url().includes('/api/cart/'));
  await page.getByRole('button', { name: /add to cart/i }).click();
  await added;
  await openPage(page, site.siteUrl('shop', '/cart'));
  const main = page.getByRole('main');
  const subtotal = async () =>
    Number(
      /Subtotal\s*\$([\d.,]+)/.exec(await main.innerText())?.[1]?.replaceAll(',', '') ?? Number.NaN,
    );
  const one = await subtotal();
  expect(one).toBeGreaterThan(0);
  await main.getByLabel(/quantity/i).fill('2');
  await main.getByLabel(/quantity/i).blur();
  await expect.poll(subtotal).toBeCloseTo(2 * one);
});

test('shows "No results found" for a search without results', async ({ page, site }) => {
  await page.goto(site.siteUrl('portfolio', '/search?q=xylophone'));
  await expect(page.getByRole('main')).toContainText('No results found');
});

test('shows a visitor without a membership that the page is for members (LOCK-02)', async ({
  page,
  site,
}) => {
  const response = await page.goto(site.siteUrl('shop', '/kiln-circle'));
  expect(response?.status()).toBe(403);
  await expect(page.getByRole('main')).toContainText('This page available only site members');
});

test('filters a collection by a query parameter (ROUTE-30)', async ({ page, site }) => {
  await page.goto(site.siteUrl('portfolio', '/journal'));
  const posts = page.getByRole('main').getByRole('article');
  const all = await posts.count();
  const category = page.getByRole('main').locator('a[href*="category="], a[href*="tag="]').first();
  await category.click();
  await expect(page).toHaveURL(/\/journal\?(?:category|tag)=/);
  const some = await posts.count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
});

test('shows the system error overlay when the server responds with 403 (ERR-03)', async ({
  page,
  site,
}) => {
  await page.route('**/api/cart/entries*', (route) =>
    route.fulfill({ status: 403, json: { authorizationFail: true, error: 'Forbidden' } }),
  );
  await openPage(page, site.siteUrl('shop', '/shop/speckled-mug'));
  const address = page.url();
  await page.getByRole('button', { name: /add to cart/i }).click();
  const overlay = page.getByRole('dialog', { name: 'Something Went Wrong!' });
  await expect(overlay.getByRole('button')).toHaveText(['Clear', 'Reload Page']);
  await overlay.getByRole('button', { name: 'Clear' }).click();
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(address);
});
