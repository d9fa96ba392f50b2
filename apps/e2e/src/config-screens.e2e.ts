import type { Page } from '@playwright/test';
import { buyProduct } from './models/checkout.ts';
import { ConfigArea } from './models/config-area.ts';
import { configRoutes, openRoute } from './models/config-routes.ts';
import {
  expectAccessible,
  expectNamed,
  expectNoSidewaysScroll,
  expectNoClipping,
  expectVisibleFocus,
  collectErrors,
  settle,
} from './models/screen-check.ts';
import type { RunningSite } from './start-site.ts';
import { expect, test } from './test.ts';

const widths = [360, 1440] as const;

/** What opens on a screen, by the name of its trigger. */
const dialogs: Readonly<Record<string, readonly RegExp[]>> = {
  '/': [/^New website$/],
  '/$identifier/pages': [/^Add page$/, /^Settings of /],
  '/$identifier/navigation': [/^Add link$/, /^Actions for /],
  '/$identifier/assets': [/^All files/],
  '/$identifier/products/$itemId': [/^Delete$/, /^Add image$/, /^Add option$/],
  '/$identifier/inventory': [/^Stock and history of /],
  '/$identifier/releases': [/^Publish$/],
  '/$identifier/settings': [/^Choose logo$|^Replace$/],
  '/$identifier/contributors': [/^Invite$/],
  '/$identifier/mail': [/order/i],
  '/$identifier/submissions': [/^All forms/],
};

async function check(page: Page): Promise<void> {
  await settle(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await expectNoClipping(page);
}

// So that no list of the shop is empty.
test.beforeAll(async ({ browser, site }) => {
  const visitor = await browser.newPage();
  await buyProduct(visitor, site, /mug/i);
  await visitor.close();
  const page = await browser.newPage();
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await owner.open('shop', '/gift-cards');
  await page.getByRole('button', { name: 'Issue gift card' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('25');
  await dialog.getByRole('textbox', { name: 'Recipient’s email' }).fill('bea@example.com');
  await dialog.getByRole('button', { name: 'Issue' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.close();
});

/** Opens a screen, then each of its dialogs, and checks each. */
async function visit(
  page: Page,
  site: RunningSite,
  route: string,
  checkState: (page: Page) => Promise<void>,
  checkScreen: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await openRoute(page, site.configUrl('/config'), route, 'shop');
  await checkState(page);
  await checkScreen(page);
  for (const name of dialogs[route] ?? []) {
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await checkState(page);
    await page.keyboard.press('Escape');
  }
}

test('every screen is accessible in dark colors, which follow the system', async ({
  page,
  site,
}) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1440, height: 800 });
  await new ConfigArea(page, site).logIn();
  const backgroundOf = () =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number));
  for (const channel of (await backgroundOf()) ?? [255]) expect(channel).toBeLessThan(64);
  const routes = await configRoutes(page);
  for (const route of routes) {
    await test.step(route, () =>
      visit(page, site, route, async () => {
        await settle(page);
        await expectAccessible(page);
      }),
    );
  }
});

for (const width of widths) {
  test(`every screen is accessible, has a page title and fits ${width} pixels`, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 800 });
    await new ConfigArea(page, site).logIn();
    const routes = await configRoutes(page);
    expect(routes).toContain('/$identifier/orders/$orderId');
    const errors = collectErrors(page);
    for (const route of routes) {
      if (route === '/$identifier/edit') continue;
      await test.step(route, async () => {
        await visit(page, site, route, check, async () => {
          await expectNamed(page);
          await expectVisibleFocus(page);
        });
        expect.soft(errors.splice(0)).toEqual([]);
      });
    }
  });

  test(`the editor is accessible with every panel and dialog open and fits ${width} pixels`, async ({
    page,
    site,
  }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width, height: 800 });
    const owner = new ConfigArea(page, site);
    await owner.logIn();
    const errors = collectErrors(page);
    await owner.edit('shop');
    const open = (name: string, action: () => Promise<unknown>) =>
      test.step(name, async () => {
        await action();
        await check(page);
        expect.soft(errors.splice(0)).toEqual([]);
      });
    const escape = () => page.keyboard.press('Escape');

    await open('the page’s settings', () => Promise.resolve());
    await expectNamed(page);
    await expectVisibleFocus(page, 20);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const [key, device] of ['Desktop', 'Tablet', 'Phone', 'Desktop'].entries())
      await open(device, () => page.keyboard.press(device === 'Desktop' ? '1' : String(key + 1)));
    await open('the menu of pages', () => page.getByRole('button', { name: /^Home/ }).click());
    await escape();
    await open('the picker of blocks', () =>
      page.getByRole('button', { name: 'Add', exact: true }).click(),
    );
    await escape();
    await open('the picker of sections', () => page.keyboard.press('Shift+A'));
    await escape();
    await open('what a publish changes', () =>
      page.getByRole('button', { name: 'Publish' }).click(),
    );
    await escape();
    await open('the palette of commands', () => page.keyboard.press('ControlOrMeta+K'));
    await escape();
    await open('the sheet of keys', () => page.keyboard.press('?'));
    await escape();
    await open('the layers', () => page.getByRole('button', { name: 'Layers' }).click());
    const layers = page.getByRole('treegrid', { name: 'Layers' }).getByRole('row');
    const seen = new Set<string>();
    for (let index = 0; index < (await layers.count()); index += 1) {
      // One block of each type: its first word is the name of the type.
      const [kind = ''] = (await layers.nth(index).innerText()).trim().split(/\s/);
      if (seen.has(kind)) continue;
      seen.add(kind);
      await open(`the settings of ${kind}`, () => layers.nth(index).click());
    }
    expect(seen.size).toBeGreaterThan(3);
    await open('the preview', () => page.getByRole('button', { name: 'Preview' }).click());
  });
}
