import { openPage } from './models/open-page.ts';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { documentInPieces } from './models/document-in-pieces.ts';
import { layoutShiftsOf, watchLayoutShifts } from './models/layout-shifts.ts';
import { expect, test } from './test.ts';

/** The phone that layout shifts are judged on: a quarter of this machine's speed. */
test.use({ viewport: { width: 412, height: 823 } });
const slowdown = 4;

const lateMs = 1_500;
const bytesPerSecond = 20_000;

/** Delays one kind of request. */
const delay = (pattern: RegExp) => (page: Page) =>
  page.route(pattern, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, lateMs);
    });
    await route.continue();
  });

/** Sends the document in pieces, each of which is painted. */
const narrow = async (_page: Page, session: CDPSession) => {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
};

/** How wide the text itself is, which depends on its font. */
const widthOfText = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect().width;
  });

const orders: readonly (readonly [
  name: string,
  arrange: (page: Page, session: CDPSession) => Promise<unknown>,
])[] = [
  ['the page itself arrives in pieces', narrow],
  ['the scripts arrive last', delay(/\.js$/)],
  ['the checkout’s own script arrives last', delay(/\/island-[^/]+\.js$/)],
  ['the fonts arrive last', delay(/\.woff2$/)],
  ['the images arrive last', delay(/\/s\//)],
  ['the viewer response arrives last', delay(/\/api\/viewer/)],
];

for (const [name, arrange] of orders) {
  test(`the checkout has no layout shifts when ${name}`, async ({ page, site }) => {
    await openPage(page, site.siteUrl('shop', '/shop/speckled-mug'));
    const added = page.waitForResponse((response) => response.url().includes('/api/cart/'));
    await page.getByRole('button', { name: /add to cart/i }).click();
    await added;

    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await arrange(page, session);
    await watchLayoutShifts(page);
    await page.goto(site.siteUrl('shop', '/checkout'), { waitUntil: 'networkidle' });
    await expect(page.locator('[data-island="checkout"]')).toHaveAttribute('data-live', '');
    await expect(page.locator('.cart-count')).toHaveText('1');
    expect(await layoutShiftsOf(page)).toStrictEqual([]);
  });
}

for (const [identifier, path] of [
  ['shop', '/contact'],
  ['portfolio', '/contact'],
  ['shop', '/care'],
  ['shop', '/no-such-page'],
  ['shop', '/cart'],
  ['portfolio', '/proofs'],
] as const) {
  test(`${path} of the demo site “${identifier}” has no layout shifts on a slow network`, async ({
    page,
    site,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await narrow(page, session);
    await watchLayoutShifts(page);
    await page.goto(site.siteUrl(identifier, path), { waitUntil: 'networkidle' });
    expect(await layoutShiftsOf(page)).toStrictEqual([]);
  });
}

test('the facts of an event do not move on a phone when the fonts arrive last', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await gate;
    await route.continue();
  });
  await watchLayoutShifts(page);
  await page.goto(site.siteUrl('kitchen-sink', '/events/walk'), { waitUntil: 'domcontentloaded' });
  const facts = page.locator('.item-event');
  const text = facts.locator('time');
  const before = { facts: await facts.boundingBox(), text: await widthOfText(text) };
  release();
  await expect.poll(() => widthOfText(text)).not.toBe(before.text);
  expect(await facts.boundingBox()).toStrictEqual(before.facts);
  expect(await layoutShiftsOf(page)).toStrictEqual([]);
});

for (const viewport of [
  { width: 412, height: 823 },
  { width: 1280, height: 720 },
]) {
  test.describe(`in a window of ${viewport.width} pixels`, () => {
    test.use({ viewport });

    for (const [identifier, path] of [
      ['shop', '/'],
      ['shop', '/shop/speckled-mug'],
      ['shop', '/no-such-page'],
      ['cafe', '/'],
      ['portfolio', '/'],
      ['portfolio', '/journal'],
      ['kitchen-sink', '/'],
      ['kitchen-sink', '/pages/popup-overlay'],
    ] as const) {
      test(`${path} of the demo site “${identifier}” has no layout shifts when it loads in pieces`, async ({
        page,
        site,
      }) => {
        await using slow = await documentInPieces(site.port);
        await watchLayoutShifts(page);
        const url = new URL(site.siteUrl(identifier, path));
        url.port = String(slow.port);
        await page.goto(url.href, { waitUntil: 'networkidle' });
        expect(await layoutShiftsOf(page)).toStrictEqual([]);
      });
    }
  });
}
