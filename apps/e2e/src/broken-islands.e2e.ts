import type { Page } from '@playwright/test';
import { createBreaker, ways } from './models/break-islands.ts';
import { fillCheckout } from './models/checkout.ts';
import { fillCart } from './models/fill-cart.ts';
import { islandsOfBuild } from './models/islands-of-build.ts';
import { expect, test } from './test.ts';

/** Islands with data that they do not expect, as an outdated page or a third-party script leaves it. */

/** Where an island of a kind is found. */
interface Place {
  /** Default: the kitchen sink. */
  readonly site?: string;
  readonly path: string;
  /** Window width; default: the browser's. */
  readonly width?: number;
}

/** A public page for each kind of island. */
const openPages: Readonly<Record<string, Place>> = {
  header: { path: '/block-accordion' },
  'cart-indicator': { path: '/block-accordion' },
  'announcement-bar': { site: 'cafe', path: '/visit' },
  'mobile-info-bar': { site: 'cafe', path: '/visit', width: 390 },
  'popup-overlay': { site: 'shop', path: '/care' },
  accordion: { path: '/block-accordion' },
  audio: { path: '/block-audio' },
  calendar: { path: '/block-calendar' },
  code: { path: '/block-code' },
  embed: { path: '/block-embed' },
  form: { path: '/block-form' },
  'carousel-gallery': { path: '/block-gallery' },
  'stacked-gallery': { path: '/block-gallery' },
  'static-gallery': { path: '/block-gallery' },
  'strip-gallery': { path: '/block-gallery' },
  image: { path: '/block-image' },
  map: { path: '/block-map' },
  marquee: { path: '/block-marquee' },
  'member-area': { path: '/block-member-area' },
  menu: { path: '/block-menu' },
  'plain-form': { path: '/block-newsletter' },
  product: { path: '/block-product' },
  'product-filters': { site: 'shop', path: '/shop' },
  'product-pictures': { site: 'shop', path: '/shop/speckled-mug' },
  'quick-view': { site: 'shop', path: '/shop' },
  search: { path: '/block-search' },
  'share-buttons': { path: '/block-share-buttons' },
  'third-party': { path: '/block-table-booking' },
  video: { path: '/block-video' },
};

/** The islands on a buyer's way, in order; the last one is broken in the journey of reviews. */
const onTheWay = ['cart', 'checkout', 'order', 'review'] as const;

test('every kind of island has a test page', () => {
  expect([...Object.keys(openPages), ...onTheWay].toSorted()).toEqual(islandsOfBuild().toSorted());
});

for (const way of ways)
  test(`an island with broken ${way} does not affect other islands or throw unexpected errors`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const { width: usualWidth = 0, height = 0 } = page.viewportSize() ?? {};
    const goesOnWithout = await createBreaker(page);
    for (const [kind, { site: name = 'kitchen-sink', path, width = usualWidth }] of Object.entries(
      openPages,
    )) {
      await page.setViewportSize({ width, height });
      await goesOnWithout(kind, way, site.siteUrl(name, path));
    }
  });

/** Adds one to a quantity in the cart, by script or by plain form. */
async function askForOneMore(page: Page): Promise<void> {
  const quantity = page.getByRole('main').getByRole('spinbutton');
  const more = String(Number(await quantity.inputValue()) + 1);
  const sent = page.waitForResponse(/\/api\/cart\/(?:entries\/|post)/);
  await quantity.fill(more);
  await quantity.press('Enter');
  expect((await sent).status()).toBeLessThan(400);
  await page.goto(new URL('/cart', page.url()).href);
  await expect(quantity).toHaveValue(more);
}

test('a broken cart, checkout or order island does not prevent a purchase', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const goesOnWithout = await createBreaker(page);
  const shop = (path: string) => site.siteUrl('shop', path);
  await fillCart(page, site);
  for (const way of ways)
    await goesOnWithout('cart', way, shop('/cart'), () => askForOneMore(page));
  await goesOnWithout('checkout', 'hooks', shop('/checkout'));
  await goesOnWithout('checkout', 'data', shop('/checkout'), async () => {
    await fillCheckout(page);
    await expect(page).toHaveURL(/\/order\//);
  });
  const { origin, pathname } = new URL(page.url());
  for (const way of ways) await goesOnWithout('order', way, `${origin}${pathname}`);
});
