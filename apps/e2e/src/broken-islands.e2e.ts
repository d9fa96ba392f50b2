import type { Page } from '@playwright/test';
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
  'share-buttons': { path: '/block-share-buttons' },
  'third-party': { path: '/block-table-booking' },
  video: { path: '/block-video' },
};

/** The islands on a buyer's way, in order. */
const onTheWay = ['cart', 'checkout', 'order'] as const;

/** How an island is broken: its data, or the elements it searches for. */
const ways = ['data', 'hooks'] as const;
type Way = (typeof ways)[number];

/**
 * Before the page's scripts run, breaks the first island of the kind that the URL names. Its data attributes become
 * invalid, except those of the page itself, and so does browser storage; the second of three islands is emptied. Or
 * all marks that its script searches for are removed. All islands start immediately.
 */
function breakIslands(): void {
  const [, way, kind] = /^#broken-(\w+)=(.+)$/.exec(location.hash) ?? [];
  if (kind === undefined) return;
  localStorage.setItem(kind, '{"broken');
  sessionStorage.setItem(kind, '{"broken');
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const island of document.querySelectorAll<HTMLElement>('[data-files]'))
      island.dataset['islandWhen'] = 'load';
    const [first, second, third] = document.querySelectorAll<HTMLElement>(
      `[data-island="${kind}"][data-files]`,
    );
    if (first === undefined) return;
    first.dataset['broken'] = way;
    // A nested island is not broken.
    const ownParts = [...first.querySelectorAll<HTMLElement>('*')].filter(
      (part) => part.closest('[data-files]') === first,
    );
    if (way === 'hooks') {
      for (const { dataset } of ownParts)
        for (const name of Object.keys(dataset)) delete dataset[name];
      return;
    }
    const untouched = ['island', 'islandWhen', 'files', 'locale', 'currency', 'broken'];
    for (const name of Object.keys(first.dataset))
      if (!untouched.includes(name)) first.dataset[name] = '{"broken';
    for (const part of ownParts)
      if (part.matches('[data-island-props]')) part.textContent = '{"broken';
    if (second === undefined || third === undefined) return;
    second.replaceChildren();
    second.dataset['broken'] = 'contents';
  });
}

/** The kinds of unbroken islands that have not started. */
const lifelessOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-files]:not([data-live]):not([data-broken])')
    .evaluateAll((found) => found.map((island) => island.getAttribute('data-island') ?? ''));

/** Opens pages with a broken island and collects uncaught errors. */
async function createBreaker(page: Page) {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.addInitScript(breakIslands);

  /** Proves that a page works without the first island of a kind; `use` clicks what is left of it. */
  return (kind: string, way: Way, address: string, use: () => Promise<unknown> = async () => {}) =>
    test.step(`${kind}, its ${way}`, async () => {
      // From a blank page: changing only the fragment would not reload it.
      await page.goto('about:blank');
      await page.goto(`${address}#broken-${way}=${kind}`);
      const broken = page.locator('[data-broken]');
      await expect(broken).not.toHaveCount(0);
      await expect.poll(() => lifelessOn(page)).toEqual([]);
      // What is left of it can be clicked without harm.
      await broken.locator('button[type="button"], summary').evaluateAll((found) => {
        for (const button of found as HTMLElement[]) button.click();
      });
      await use();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The error is reported, and nothing else.
      const noted = `The island ${kind} could not be started.`;
      expect(thrown.splice(0).filter((message) => message !== noted)).toEqual([]);
    });
}

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
