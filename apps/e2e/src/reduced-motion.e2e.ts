import type { Page } from '@playwright/test';
import { findSamplePages } from './models/find-sample-pages.ts';
import { readAnimations, recordAnimations } from './models/movements.ts';
import { expect, test } from './test.ts';

/** Nothing is animated for visitors who prefer reduced motion. */

// No test changes a site.
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1000, height: 800 } });

/** By then any animation has started, and most have ended. */
const lookMs = 350;
const mostControls = 8;

/** Controls that open, close, rotate or play. */
const controls =
  'button:not([type="submit"], form button), summary, [role="tab"], a[data-lightbox]';

/** Waits for the islands in the viewport, except those that start when they are touched. */
const waitForIslands = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-files]')].every((island) => {
      const { top, bottom, height } = island.getBoundingClientRect();
      const isInView = height > 0 && bottom > 0 && top < window.innerHeight;
      return !isInView || island.dataset['islandWhen'] === 'touch' || 'live' in island.dataset;
    }),
  );

/** The animations of a page when it is opened and used. */
async function glidingOn(page: Page, url: string): Promise<string[]> {
  await page.goto(url, { waitUntil: 'load' });
  await waitForIslands(page);
  await page.waitForTimeout(lookMs);
  const gliding = (await readAnimations(page)).map((name) => `by itself: ${name}`);
  const names = new Set<string>();
  for (const control of await page.locator(controls).elementHandles()) {
    if (names.size === mostControls) break;
    if (!(await control.isVisible())) continue;
    const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
    if (names.has(name)) continue;
    names.add(name);
    await control.evaluate((element) =>
      (element as Element).scrollIntoView({ behavior: 'instant' }),
    );
    await waitForIslands(page);
    // Scrolling moved every element.
    await readAnimations(page);
    await control.evaluate((element) => (element as HTMLElement).click());
    await page.waitForTimeout(lookMs);
    gliding.push(...(await readAnimations(page)).map((moved) => `at ${name}: ${moved}`));
    // Without an open element, Escape leads to the configuration area.
    if ((await page.locator('dialog[open], :popover-open').count()) > 0)
      await page.keyboard.press('Escape');
    await readAnimations(page);
  }
  return gliding;
}

for (const path of ['/block-marquee', '/block-gallery-2', '/block-gallery-5', '/block-accordion'])
  test(`detects animations on ${path} without reduced motion`, async ({ page, site }) => {
    await recordAnimations(page);
    const url = site.siteUrl('kitchen-sink', path);
    // On a slow machine, scripts may start the animations later.
    await expect.poll(() => glidingOn(page, url), { timeout: 40_000 }).not.toEqual([]);
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const identifier of ['kitchen-sink', 'portfolio', 'shop', 'cafe'] as const)
    test(`no page of “${identifier}” has animations on load or after clicks`, async ({
      page,
      site,
    }) => {
      test.setTimeout(600_000);
      await recordAnimations(page);
      const errors: Record<string, string[]> = {};
      for (const path of await findSamplePages(page, site.siteUrl(identifier))) {
        const gliding = await glidingOn(page, site.siteUrl(identifier, path));
        if (gliding.length > 0) errors[path] = gliding;
      }
      expect(errors).toEqual({});
    });
});
