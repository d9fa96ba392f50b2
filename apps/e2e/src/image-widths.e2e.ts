import type { Browser } from '@playwright/test';
import { drawnImages, type DrawnImage } from './models/drawn-images.ts';
import { findSamplePages, isLong } from './models/find-sample-pages.ts';
import type { RunningSite } from './start-site.ts';
import { expect, test } from './test.ts';

/** Images are as sharp as the screen, and not much larger. */

test.describe.configure({ mode: 'parallel' });

const screens = [
  { width: 390, height: 844, density: 2 },
  { width: 768, height: 1024, density: 1 },
  { width: 1440, height: 900, density: 1 },
] as const;
type Screen = (typeof screens)[number];

const servedWidths = [100, 300, 500, 750, 1000, 1500, 2500];
const stepOf = (width: number) => servedWidths.findIndex((served) => served >= width);

/** Below this ratio, missing pixels become visible. */
const enough = 0.9;

function findError({ file, loaded, drawn, natural, frame }: DrawnImage): string | null {
  const most = Math.min(natural, servedWidths.at(-1)!);
  const said = `${file}: ${loaded} pixels for ${Math.round(drawn)} of ${natural} (${frame})`;
  if (loaded < Math.min(drawn * enough, most)) return `blurred ${said}`;
  return stepOf(loaded) > stepOf(Math.min(drawn, most)) + 1 ? `too large ${said}` : null;
}

/** Opens a page with an empty cache: a browser reuses larger images from memory. */
async function findErrors(browser: Browser, address: string, screen: Screen): Promise<string[]> {
  const { width, height, density } = screen;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const images = await drawnImages(page);
  await context.close();
  return images.flatMap((image) => findError(image) ?? []);
}

/** The pages of a site whose markup has images. */
async function pagesWithImages(
  browser: Browser,
  site: RunningSite,
  identifier: string,
): Promise<string[]> {
  const page = await browser.newPage();
  const paths = await findSamplePages(page, site.siteUrl(identifier));
  const shown = await page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (path) =>
          (await (await fetch(path)).text()).includes('srcSet') ? path : '',
        ),
      ),
    paths,
  );
  await page.close();
  return shown.filter((path) => path !== '');
}

const [phone, tablet, desktop] = screens;

/** The screens on which a site is opened; the long tests open each of the first three on all of them. */
const screensOfSite = {
  portfolio: [desktop],
  shop: [phone],
  cafe: [tablet],
  // For the many pages of the kitchen sink, the screen that needs the most pixels.
  'kitchen-sink': [phone],
} as const;

for (const identifier of ['portfolio', 'shop', 'cafe', 'kitchen-sink'] as const)
  for (const screen of isLong && identifier !== 'kitchen-sink'
    ? screens
    : screensOfSite[identifier])
    test(`images of “${identifier}” are sharp and not oversized at ${screen.width} × ${screen.density}`, async ({
      browser,
      site,
    }) => {
      test.setTimeout(600_000);
      const paths = await pagesWithImages(browser, site, identifier);
      expect(paths.length).toBeGreaterThan(4);
      const errors: Record<string, string[]> = {};
      for (const path of paths) {
        const found = await findErrors(browser, site.siteUrl(identifier, path), screen);
        if (found.length > 0) errors[path] = found;
      }
      expect(errors).toEqual({});
    });
