import type { Page } from '@playwright/test';
import { ConfigArea } from './models/config-area.ts';
import { publishPage } from './models/publish-page.ts';
import { expect, test } from './test.ts';

/**
 * Custom code of a page, from the owner's editor to the visitor's browser, under the page's content security policy.
 */

const heading = 2;
const head = `<script>document.documentElement.dataset.inline = 'ran';</script>
<script src="https://cdn.example/seal.js" async></script>`;
const foot = '<style>.seal { color: rgb(1, 2, 3); }</style><p class="seal">Sealed</p>';

/** Answers for the third-party host, and records what goes wrong. */
async function watch(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.route('https://cdn.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'document.documentElement.dataset.seal = "ran";',
    }),
  );
  return wrong;
}

/** The scripts that ran on a page, by the marks they leave. */
const ran = (page: Page) =>
  page.evaluate(() => {
    const { inline, seal } = document.documentElement.dataset;
    return [inline, seal, document.querySelector('.seal')?.textContent];
  });
const all = ['ran', 'ran', 'Sealed'];
const nothing = [undefined, undefined, undefined];

test('custom code runs only on its own published page, and not for its editor with ?safe', async ({
  page,
  site,
  browser,
}) => {
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await publishPage(page, 'cafe', 'offer', [
    { type: heading, props: { text: 'Our offer', level: '1' } },
  ]);

  await owner.open('cafe', '/pages');
  await page.getByRole('button', { name: 'Settings of offer' }).click();
  await page.getByRole('button', { name: 'Add code' }).click();
  await page.getByLabel('End of head').fill(`<title>x</title>${head}`);
  await page.getByLabel('End of body').fill(foot);
  const dialog = page.getByRole('dialog', { name: 'Custom code' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Line 1: <title> cannot stand here.')).toBeVisible();
  await page.getByLabel('End of head').fill(head);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('cdn.example', { exact: true })).toBeVisible();

  const context = await browser.newContext();
  const visitor = await context.newPage();
  const wrong = await watch(visitor);
  const address = site.siteUrl('cafe', '/offer');
  await visitor.goto(address, { waitUntil: 'networkidle' });
  expect(await ran(visitor)).toStrictEqual(nothing);

  await owner.edit('cafe', '/offer');
  const framed = owner.frame.locator('html');
  await expect(framed).not.toHaveAttribute('data-inline');
  await expect(owner.frame.getByText('Sealed')).toHaveCount(0);
  await owner.publish();

  await visitor.goto(address, { waitUntil: 'networkidle' });
  expect(await ran(visitor)).toStrictEqual(all);
  await expect(visitor.locator('.seal')).toHaveCSS('color', 'rgb(1, 2, 3)');
  for (const path of ['/', '/cart'])
    await test.step(path, async () => {
      await visitor.goto(site.siteUrl('cafe', path), { waitUntil: 'networkidle' });
      expect(await ran(visitor)).toStrictEqual(nothing);
    });
  await visitor.goto(`${address}?safe`, { waitUntil: 'networkidle' });
  expect(await ran(visitor)).toStrictEqual(all);
  expect(wrong).toStrictEqual([]);
  await context.close();

  await watch(page);
  const visit = (path: string) =>
    page.goto(site.configUrl(`/visit/cafe?path=${encodeURIComponent(path)}`), {
      waitUntil: 'networkidle',
    });
  await visit('/offer?safe');
  await expect(page.getByRole('heading', { name: 'Our offer' })).toBeVisible();
  expect(await ran(page)).toStrictEqual(nothing);
  await visit('/offer');
  expect(await ran(page)).toStrictEqual(all);
});
