import type { Browser, Page } from '@playwright/test';
import { isLong } from './models/find-sample-pages.ts';
import { layoutShiftsOf, watchLayoutShifts, watchOpenPage } from './models/layout-shifts.ts';
import { openWithoutScripts } from './models/open-without-scripts.ts';
import { PageInspection } from './models/page-inspection.ts';
import { findScreenshotError } from './models/page-screenshot.ts';
import { sectionOf, type PublishedBlock } from './models/publish-page.ts';
import { SiteFrame } from './models/site-frame.ts';
import { findTabErrors } from './models/tab-walk.ts';
import type { RunningSite } from './start-site.ts';
import { expect, test } from './test.ts';

/**
 * Overlays and bars in every variant. A site has one of each at a time: its owner publishes them in turn, and a new
 * visitor opens a short page.
 */

const widths = [1440, 390] as const;
const height = 900;

/** Block type codes. */
const blocks = { heading: 2, button: 4, form: 6, newsletter: 7 } as const;

const rows = ['top', 'center', 'bottom'] as const;
const columns = ['left', 'center', 'right'] as const;
const themes = ['lightest', 'light', 'bright', 'dark', 'darkest'].flatMap((name) => [
  name,
  `${name}-bold`,
]);

/** The variants that represent all others; the long tests try them all. */
const sample: ReadonlySet<string> = new Set([
  'top-left',
  'center-center',
  'bottom-right',
  // Together they have each content once.
  'lightest',
  'light',
  'bright',
  'dark',
  'long above lightest',
  'link above dark',
  'light, all-ways',
  'dark, hours-alone',
  'dark, call-alone',
]);
const isTried = (name: string) => isLong || sample.has(name);

/** Records the errors of a variant. */
type Note = (name: string, errors: readonly string[]) => void;

/** Lets an owner publish the variants in turn, restores the site, and returns the errors by variant. */
async function eachPublished(
  { browser, site }: { readonly browser: Browser; readonly site: RunningSite },
  publish: (owner: SiteFrame, note: Note) => Promise<void>,
): Promise<Record<string, readonly string[]>> {
  const office = await browser.newPage();
  const owner = await SiteFrame.open(office, site, 'kitchen-sink');
  const errors: Record<string, readonly string[]> = {};
  try {
    await publish(owner, (name, found) => {
      if (found.length > 0) errors[name] = found;
    });
  } finally {
    await owner.restore();
    await office.close();
  }
  return errors;
}

interface Visit {
  readonly browser: Browser;
  readonly url: string;
  /** The name of its screenshots. */
  readonly picture: string;
  readonly widths?: readonly number[];
  readonly runsNoScripts?: boolean;
  /** Whether to walk through it with Tab. Default: if scripts run. */
  readonly isWalked?: boolean;
  /** Waits until the variant is visible. */
  readonly ready: (page: Page) => Promise<void>;
  /** Finds further errors at a width. */
  readonly look?: (page: Page, width: number) => Promise<readonly string[]>;
}

/** Opens a page as a new visitor at each width and returns its errors: axe, console, layout shifts, screenshot. */
async function findVisitErrors({
  browser,
  url,
  picture,
  ready,
  ...visit
}: Visit): Promise<string[]> {
  const { runsNoScripts = false, isWalked = !runsNoScripts, look = async () => [] } = visit;
  const context = await browser.newContext();
  // Each opening is a visit of its own: a popup that was left open does not return in the same session.
  await context.addInitScript(() => {
    if (window.origin !== 'null') sessionStorage.clear();
  });
  const page = await context.newPage();
  let open = (address: string): Promise<unknown> => page.goto(address, { waitUntil: 'load' });
  if (runsNoScripts) {
    const withoutScripts = await openWithoutScripts(page);
    open = (address) => withoutScripts(address).then(() => watchOpenPage(page));
  } else await watchLayoutShifts(page);
  // From now on, fonts are loaded: `layout-stability.e2e.ts` covers shifts before.
  await open(url);
  const inspection = new PageInspection(page, {
    widths: visit.widths ?? widths,
    load: (address) => open(address).then(() => ready(page)),
  });
  const suffix = runsNoScripts ? '-no-scripts' : '';
  const errors = await inspection.findErrors(url, async (width) => {
    // Before the screenshot, for which the browser lays the page out again.
    const shifts = await layoutShiftsOf(page);
    const drawn = await findScreenshotError(page, `kitchen-sink/${picture}-${width}${suffix}`);
    return [
      ...shifts.map((shift) => `moves: ${shift}`),
      ...(drawn === null ? [] : [drawn]),
      ...(await look(page, width)),
      ...(isWalked ? await findTabErrors(page) : []),
    ];
  });
  await context.close();
  return [...errors];
}

interface Section {
  readonly design: object;
}

/** Other contents of a popup: a newsletter form, more than fits the window, and all button styles. */
async function contentsOf(owner: SiteFrame): Promise<readonly PublishedBlock[][]> {
  const title = (text: string) => ({ type: blocks.heading, props: { text, level: '2' } });
  const link = { href: '/block-gallery', newWindow: false };
  return [
    [
      {
        type: blocks.newsletter,
        props: { formId: await owner.formId('Letters'), title: 'Letters' },
      },
    ],
    [
      title('Everything at once'),
      { type: blocks.form, props: { formId: await owner.formId('Everything') } },
    ],
    [
      title('Three ways'),
      ...['primary', 'secondary', 'tertiary'].map((look) => ({
        type: blocks.button,
        props: { text: `The ${look} way`, look, link },
      })),
    ],
  ];
}

const popup = (page: Page) => page.getByRole('dialog', { name: 'A message from Kitchen sink' });
const closeButton = (page: Page) => popup(page).getByRole('button', { name: 'Close' });

/** The third of the window that the popup is in; equal distances from opposite edges are the center. */
const placeOf = (page: Page): Promise<string> =>
  popup(page).evaluate((dialog) => {
    const { top, bottom, left, right } = dialog.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const third = (before: number, after: number, names: readonly [string, string]) => {
      if (before < 0 || after < 0) return 'outside';
      if (Math.abs(before - after) <= 1) return 'center';
      return before < after ? names[0] : names[1];
    };
    const row = third(top, clientHeight - bottom, ['top', 'bottom']);
    return `${row}-${third(left, clientWidth - right, ['left', 'right'])}`;
  });

/** Closes the open popup with Escape from the page, and with its close button reached by Tab. */
async function closesByKeyboard(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: widths[0], height } });
  const page = await context.newPage();
  const isFocused = (name: string) =>
    page.evaluate((id) => document.activeElement?.id === id, name);
  await page.goto(url);
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(page).toHaveURL(url);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(popup(page)).toBeVisible();
  // The popup comes after the page: Tab leads from the last control of the page to its close button.
  const last = page.locator('a:visible, button:visible').and(page.locator(':not(dialog *)')).last();
  await last.evaluate((element: HTMLElement) => {
    element.id = 'last-control';
    element.focus();
  });
  await page.keyboard.press('Tab');
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeHidden();
  await expect.poll(() => isFocused('last-control')).toBe(true);
  await context.close();
}

test('shows a popup at all nine positions without layout shifts and closes it by keyboard (POPUP-08)', async ({
  browser,
  site,
}) => {
  test.setTimeout(600_000);
  const url = site.siteUrl('kitchen-sink', '/hidden');
  const errors = await eachPublished({ browser, site }, async (owner, note) => {
    for (const row of rows)
      for (const column of columns) {
        const position = `${row}-${column}`;
        if (!isTried(position)) continue;
        const shown = { ...owner.asSeeded.overlays.popup, isEnabled: true, position };
        await owner.show({ overlays: { popup: shown } });
        const found = await findVisitErrors({
          browser,
          url,
          picture: `popup-${position}`,
          ready: (page) => expect(popup(page)).toBeVisible(),
          look: async (page, width) => {
            // On a phone it is as wide as the window allows.
            const expected = width === widths[0] ? position : `${row}-center`;
            const place = await placeOf(page);
            return place === expected ? [] : [`stands at ${place}`];
          },
        });
        note(position, found);
        await closesByKeyboard(browser, url);
      }
  });
  expect(errors).toEqual({});
});

test('shows a popup in each theme with all kinds of content, over a page and on its own page', async ({
  browser,
  site,
}) => {
  test.setTimeout(600_000);
  const errors = await eachPublished({ browser, site }, async (owner, note) => {
    const { popup: seeded } = owner.asSeeded.overlays;
    const [picture] = (seeded['document'] as { readonly sections: readonly Section[] }).sections;
    const contents: readonly ((theme: string) => Section)[] = [
      (theme) => ({ ...picture!, design: { ...picture!.design, theme } }),
      ...(await contentsOf(owner)).map(
        (blocks) => (theme: string) => sectionOf('popup', blocks, theme),
      ),
    ];
    for (const [index, theme] of themes.entries()) {
      if (!isTried(theme)) continue;
      // Each content with both a light and a dark theme.
      const section = contents[(index + Math.floor(index / 4)) % contents.length]!(theme);
      const document = { schemaVersion: 1, sections: [section] };
      const shown = { ...seeded, isEnabled: true, position: 'center-center', document };
      await owner.show({ overlays: { popup: shown } });
      const over = {
        browser,
        url: site.siteUrl('kitchen-sink', '/hidden'),
        picture: `popup-${theme}`,
        ready: (page: Page) => expect(popup(page)).toBeVisible(),
      };
      const alone = {
        browser,
        url: site.siteUrl('kitchen-sink', '/pages/popup-overlay'),
        picture: `popup-alone-${theme}`,
        ready: (page: Page) => expect(page.getByRole('link', { name: 'Home' })).toBeVisible(),
      };
      note(theme, await findVisitErrors(over));
      note(`${theme}, alone`, await findVisitErrors(alone));
      note(
        `${theme}, alone without scripts`,
        await findVisitErrors({ ...alone, runsNoScripts: true }),
      );
    }
  });
  expect(errors).toEqual({});
});

test('shows an announcement of each length, with and without link, above each header theme (BAR-03)', async ({
  browser,
  site,
}) => {
  test.setTimeout(600_000);
  const link = { text: 'See it', href: '/block-gallery' };
  const short = 'There is a new block, in every choice.';
  const long = 'What was said about it may be read in as many words as there is room for. '.repeat(
    3,
  );
  const bars = {
    short: { text: short, link: null },
    link: { text: short, link },
    long: { text: long.slice(0, 200).trim(), link },
  };
  const errors = await eachPublished({ browser, site }, async (owner, note) => {
    for (const theme of ['lightest', 'dark'])
      for (const [name, bar] of Object.entries(bars)) {
        if (!isTried(`${name} above ${theme}`)) continue;
        const announcementBar = { ...bar, isEnabled: true };
        await owner.show({ overlays: { announcementBar }, header: { theme } });
        const seen = {
          browser,
          url: site.siteUrl('kitchen-sink', '/hidden'),
          picture: `announcement-${name}-${theme}`,
          ready: (page: Page) =>
            expect(page.getByRole('region', { name: 'Announcement' })).toHaveText(
              bar.link === null ? bar.text : `${bar.text} ${bar.link.text}`,
            ),
        };
        note(`${name} above ${theme}`, await findVisitErrors(seen));
        note(
          `${name} above ${theme}, without scripts`,
          await findVisitErrors({ ...seen, runsNoScripts: true }),
        );
      }
  });
  expect(errors).toEqual({});
});

test('shows the mobile info bar in each style and with each set of contact options (BAR-01, BAR-05)', async ({
  browser,
  site,
}) => {
  test.setTimeout(600_000);
  const styles = { light: 2, dark: 3 };
  const errors = await eachPublished({ browser, site }, async (owner, note) => {
    const { address, hours } = owner.asSeeded.business;
    const noHours = Object.fromEntries(Object.keys(hours as object).map((day) => [day, []]));
    const noAddress = Object.fromEntries(Object.keys(address as object).map((line) => [line, '']));
    const businesses = {
      'all-ways': { ways: ['Call', 'Email', 'Map', 'Hours'], business: {} },
      'hours-alone': {
        ways: ['Hours'],
        business: { phone: '', email: '', address: noAddress, position: null },
      },
      'call-alone': {
        ways: ['Call'],
        business: { email: '', address: noAddress, position: null, hours: noHours },
      },
    };
    for (const [name, style] of Object.entries(styles))
      for (const [known, { ways, business }] of Object.entries(businesses)) {
        if (!isTried(`${name}, ${known}`)) continue;
        await owner.show({ overlays: { mobileInfoBar: { style } }, business });
        const bar = (page: Page) => page.getByRole('complementary', { name: 'How to reach us' });
        const seen = {
          browser,
          url: site.siteUrl('kitchen-sink', '/hidden'),
          widths: [390, 1024],
          picture: `info-bar-${name}-${known}`,
          ready: (page: Page) => expect(bar(page).getByRole('listitem')).toHaveText(ways),
        };
        note(`${name}, ${known}`, await findVisitErrors(seen));
        note(
          `${name}, ${known}, without scripts`,
          await findVisitErrors({ ...seen, runsNoScripts: true }),
        );
        if (!ways.includes('Hours')) continue;
        const opened = {
          ...seen,
          picture: `${seen.picture}-opened`,
          // The button that opened the hours has the focus.
          isWalked: false,
          ready: async (page: Page) => {
            await bar(page).getByRole('button', { name: 'Hours' }).click();
            await expect(bar(page).getByRole('table')).toBeVisible();
          },
        };
        note(`${name}, ${known}, opened`, await findVisitErrors(opened));
      }
  });
  expect(errors).toEqual({});
});
