import type { Page } from '@playwright/test';
import { findSamplePages, isLong } from './models/find-sample-pages.ts';
import { layoutShiftsOf, watchLayoutShifts, watchOpenPage } from './models/layout-shifts.ts';
import { openWithoutScripts } from './models/open-without-scripts.ts';
import { PageInspection } from './models/page-inspection.ts';
import { findScreenshotError } from './models/page-screenshot.ts';
import { findTabErrors } from './models/tab-walk.ts';
import type { RunningSite } from './start-site.ts';
import { expect, test } from './test.ts';

/** Every block in every variant, with and without scripts. */

// No test changes a site.
test.describe.configure({ mode: 'parallel' });

const widths = [1440, 390] as const;
/** Without scripts and by Tab, pages are tried on a phone; the long tests try both widths. */
const sampleWidths = isLong ? widths : ([390] as const);
const height = 900;

/** The pages are divided among this many parallel tests. */
const shares = [1, 2, 3, 4] as const;
type Share = (typeof shares)[number];

/** Paths that no link leads to. */
const unlinked = ['/hidden', '/search?q=lamp', '/search?q=zzz', '/no-such-page'] as const;

const address = (site: RunningSite, path = '/') => site.siteUrl('kitchen-sink', path);

type PageErrors = Record<string, string[]>;

/** Opens each page of a share and collects its errors. */
async function eachPage(
  page: Page,
  site: RunningSite,
  share: Share,
  findErrors: (path: string) => Promise<readonly string[]>,
): Promise<PageErrors> {
  const errors: PageErrors = {};
  const paths = [...(await findSamplePages(page, address(site))), ...unlinked];
  expect(paths.length).toBeGreaterThan(isLong ? 60 : 40);
  for (const path of paths.filter((_, index) => index % shares.length === share - 1)) {
    const found = await findErrors(path);
    if (found.length > 0) errors[path] = [...found];
  }
  return errors;
}

/** The layout shifts of the open page, and its difference from the stored screenshot. */
async function looks(page: Page, path: string, width: number, suffix = ''): Promise<string[]> {
  const shifts = (await layoutShiftsOf(page)).map((shift) => `moves: ${shift}`);
  const name = path === '/' ? 'home' : path.slice(1).replaceAll(/[^a-z0-9-]+/g, '_');
  const picture = await findScreenshotError(page, `kitchen-sink/${name}-${width}${suffix}`);
  return picture === null ? shifts : [...shifts, picture];
}

for (const share of shares) {
  const part = `(share ${share} of ${shares.length})`;

  test(`finds no errors, layout shifts or visual changes on any page ${part}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    await watchLayoutShifts(page);
    const inspection = new PageInspection(page, { widths });
    const errors = await eachPage(page, site, share, (path) =>
      inspection.findErrors(address(site, path), (width) => looks(page, path, width)),
    );
    expect(errors).toEqual({});
  });

  test(`finds no errors, layout shifts or visual changes on any page without JavaScript ${part}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    const open = await openWithoutScripts(page);
    const load = async (url: string) => {
      await open(url);
      await watchOpenPage(page);
    };
    const inspection = new PageInspection(page, { widths: sampleWidths, load });
    const errors = await eachPage(page, site, share, async (path) => {
      const found = await inspection.findErrors(address(site, path), (width) =>
        looks(page, path, width, '-no-scripts'),
      );
      const isLive = (await page.locator('[data-live]').count()) > 0;
      return isLive ? [...found, 'its scripts have run'] : found;
    });
    expect(errors).toEqual({});
  });
}

for (const width of sampleWidths)
  for (const share of shares)
    test(`every control reached by Tab at ${width} pixels has a name and visible focus (share ${share} of ${shares.length})`, async ({
      page,
      site,
    }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width, height });
      const errors = await eachPage(page, site, share, async (path) => {
        await page.goto(address(site, path), { waitUntil: 'load' });
        return findTabErrors(page);
      });
      expect(errors).toEqual({});
    });

test('runs the custom code of a page, with a fallback without JavaScript', async ({
  page,
  site,
}) => {
  const url = address(site, '/owners-code');
  const line = page.locator('.owners-line');
  await page.goto(url);
  await expect(line).toHaveText('A script of the owner’s has run.');
  await expect(line).toHaveCSS('text-align', 'center');
  const open = await openWithoutScripts(page);
  await open(url);
  await expect(line).toHaveText('No script of the owner’s has run.');
  await expect(line).toHaveCSS('text-align', 'center');
});
