import type { Page } from '@playwright/test';
import { expect, test } from './running-site.ts';

/** Islands that find other data beside them than they were made for, as an older page or another's script leaves it. */

/** A page for each kind of island. */
const pages: Readonly<Record<string, string>> = {
  header: '/block-accordion',
  'cart-indicator': '/block-accordion',
  accordion: '/block-accordion',
  audio: '/block-audio',
  calendar: '/block-calendar',
  code: '/block-code',
  embed: '/block-embed',
  form: '/block-form',
  gallery: '/block-gallery-3',
  image: '/block-image',
  map: '/block-map',
  marquee: '/block-marquee',
  'member-area': '/block-member-area',
  menu: '/block-menu',
  newsletter: '/block-newsletter',
  product: '/block-product',
  'share-buttons': '/block-share-buttons',
  'third-party': '/block-table-booking',
  video: '/block-video',
};

/**
 * Before the scripts of a page run, the first island of the kind that its address names has nothing but nonsense
 * beside it, save what the page says of itself; where there are three of them, the second is empty. All begin at once.
 */
function breakIslands(): void {
  document.addEventListener('readystatechange', () => {
    const kind = /^#broken=(.+)$/.exec(location.hash)?.[1];
    if (document.readyState !== 'interactive' || kind === undefined) return;
    for (const island of document.querySelectorAll<HTMLElement>('[data-files]'))
      island.dataset['islandWhen'] = 'load';
    const [first, second, third] = document.querySelectorAll<HTMLElement>(
      `[data-island="${kind}"][data-files]`,
    );
    if (first === undefined) return;
    const kept = ['island', 'islandWhen', 'files', 'locale', 'currency'];
    for (const name of Object.keys(first.dataset))
      if (!kept.includes(name)) first.dataset[name] = '{"broken';
    for (const script of first.querySelectorAll('[data-island-props]'))
      script.textContent = '{"broken';
    first.dataset['broken'] = 'data';
    if (second === undefined || third === undefined) return;
    second.replaceChildren();
    second.dataset['broken'] = 'contents';
  });
}

/** The kinds of those islands that have not come to life though nothing is wrong with them. */
const lifelessOn = (page: Page): Promise<string[]> =>
  page
    .locator('[data-files]:not([data-live]):not([data-broken])')
    .evaluateAll((found) => found.map((island) => island.getAttribute('data-island') ?? ''));

test('an island with broken data leaves the other islands of its page alive, and throws nothing that nobody catches', async ({
  page,
  site,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.addInitScript(breakIslands);
  for (const [kind, path] of Object.entries(pages)) {
    await test.step(kind, async () => {
      // From an empty page: the part behind `#` alone would not load it anew.
      await page.goto('about:blank');
      await page.goto(site.siteUrl('kitchen-sink', `${path}#broken=${kind}`));
      const broken = page.locator('[data-broken]');
      await expect(broken).not.toHaveCount(0);
      await expect.poll(() => lifelessOn(page)).toEqual([]);
      // What of it can still be pressed does no harm either.
      await broken.locator('button[type="button"], summary').evaluateAll((found) => {
        for (const button of found as HTMLElement[]) button.click();
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // It is taken note of, and that is all.
      const noted = `The island ${kind} could not be started.`;
      expect(thrown.splice(0).filter((message) => message !== noted)).toEqual([]);
    });
  }
});
