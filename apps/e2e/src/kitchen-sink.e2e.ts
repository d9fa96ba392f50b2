import type { Page } from '@playwright/test';
import { findPages } from './models/find-pages.ts';
import { layoutShiftsOf, watchLayoutShifts } from './models/layout-shifts.ts';
import { openWithoutScripts } from './models/open-without-scripts.ts';
import { PageInspection } from './models/page-inspection.ts';
import { pictureFault } from './models/page-picture.ts';
import { tabFaults } from './models/tab-walk.ts';
import { expect, test, type RunningSite } from './running-site.ts';

/** Every block in every variant, as visitors with and without scripts meet it. */

// Nobody changes anything here.
test.describe.configure({ mode: 'parallel' });

const widths = [1440, 390] as const;
const height = 900;

/** Pages that show today's date are drawn otherwise every day. */
const changing = /calendar/;

const address = (site: RunningSite, path = '/') => site.siteUrl('kitchen-sink', path);

type Faults = Record<string, string[]>;

/** Opens each page of the site and gathers what is found there. */
async function eachPage(
  page: Page,
  site: RunningSite,
  faultsOf: (path: string) => Promise<readonly string[]>,
): Promise<Faults> {
  const faults: Faults = {};
  const paths = await findPages(page, address(site));
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const found = await faultsOf(path);
    if (found.length > 0) faults[path] = [...found];
  }
  return faults;
}

test('finds nothing wrong on any page, where nothing moves and all looks as it did', async ({
  page,
  site,
}) => {
  test.setTimeout(900_000);
  await watchLayoutShifts(page);
  const inspection = new PageInspection(page, { widths });
  const faults = await eachPage(page, site, (path) =>
    inspection.faultsOf(address(site, path), async (width) => {
      const shifts = (await layoutShiftsOf(page)).map((shift) => `moves: ${shift}`);
      const name = `kitchen-sink/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '_')}-${width}`;
      const picture = changing.test(path) ? null : await pictureFault(page, name);
      return picture === null ? shifts : [...shifts, picture];
    }),
  );
  expect(faults).toEqual({});
});

test('leads through every control of a page by Tab, and says what each is', async ({
  page,
  site,
}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({ width: widths[0], height });
  const faults = await eachPage(page, site, async (path) => {
    await page.goto(address(site, path), { waitUntil: 'load' });
    return tabFaults(page);
  });
  expect(faults).toEqual({});
});

test('finds nothing wrong on any page that runs no scripts', async ({ page, site }) => {
  test.setTimeout(900_000);
  const inspection = new PageInspection(page, { widths, load: await openWithoutScripts(page) });
  const faults = await eachPage(page, site, async (path) => {
    const found = await inspection.faultsOf(address(site, path));
    const isLive = (await page.locator('[data-live]').count()) > 0;
    return isLive ? [...found, 'its scripts have run'] : found;
  });
  expect(faults).toEqual({});
});
