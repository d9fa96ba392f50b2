import { writeBreakingRenderer } from './models/breaking-renderer.ts';
import { ConfigArea } from './models/config-area.ts';
import { startSite } from './start-site.ts';
import { expect, test } from './test.ts';

/** Special pages, and unusual browsers. */

test('shows a cover page without the header and the footer of the site (ROUTE-38)', async ({
  page,
  site,
}) => {
  await page.goto(site.siteUrl('kitchen-sink', '/cover'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All by itself');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  const context = await page.locator('#site-context').textContent();
  expect(JSON.parse(context ?? '')).toMatchObject({ pageType: 3 });
});

test('shows the email preview only to the owner of a shop (ROUTE-38)', async ({
  page,
  site,
  browser,
}) => {
  const path = '/commerce/email-preview';
  const response = await page.goto(site.siteUrl('shop', path));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');

  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await page.goto(site.configUrl(`/visit/shop?path=${encodeURIComponent(path)}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What your customers are sent');
  const context = await page.locator('#site-context').textContent();
  expect(JSON.parse(context ?? '')).toMatchObject({ pageType: 301 });
  const mail = page.frameLocator('iframe[title^="Your order no."]');
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText('Order no. 1');
  await expect(mail.getByText('× 1').first()).toBeVisible();

  // Another person's browser, while the owner is logged in.
  const other = await browser.newContext();
  const visitor = await other.newPage();
  expect((await visitor.goto(site.siteUrl('shop', path)))?.status()).toBe(404);
  await other.close();
});

test('a failing page returns a 500 error page of the site without internal details (ROUTE-38)', async ({
  page,
}) => {
  // It starts a server of its own.
  test.setTimeout(120_000);
  const message = 'relation "secret_table" does not exist';
  const RENDERER_PATH = await writeBreakingRenderer('/journal', message);
  const broken = await startSite('pglite', { RENDERER_PATH });
  try {
    const response = await page.goto(broken.siteUrl('portfolio', '/journal'));
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(page.getByRole('main')).toContainText(/Reference: [0-9a-z]{8,}/);
    await expect(page.getByRole('banner')).toBeVisible();
    const context = await page.locator('#site-context').textContent();
    expect(JSON.parse(context ?? '')).toMatchObject({ pageType: 101 });
    const said = `${JSON.stringify(response?.headers())}${(await response?.text()) ?? ''}`;
    expect(said).not.toMatch(/secret_table|does not exist|\.mjs|\.ts\b|node:|    at /);
    expect((await page.goto(broken.siteUrl('portfolio', '/contact')))?.status()).toBe(200);
  } finally {
    await broken.stop();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor subscribes on the popup’s page and unsubscribes with the link in the mail (NEWS-02)', async ({
    page,
    site,
    browser,
  }) => {
    await page.goto(site.siteUrl('shop', '/pages/popup-overlay'));
    const context = await page.locator('#site-context').textContent();
    expect(JSON.parse(context ?? '')).toMatchObject({ pageType: 104 });
    await page.getByRole('textbox').fill('grace@example.com');
    await page.getByRole('main').getByRole('button').click();
    await expect(page).toHaveURL(/sent=1/);

    const office = await browser.newPage({ javaScriptEnabled: true });
    await new ConfigArea(office, site).logIn();
    const link = await office.evaluate(async () => {
      interface Rows<Row> {
        readonly rows: readonly Row[];
      }
      const read = async (path: string) => (await fetch(path)).json() as Promise<unknown>;
      const sites = (await read('/api/websites')) as Rows<{ id: string; identifier: string }>;
      const shop = sites.rows.find(({ identifier }) => identifier === 'shop');
      const mail = (await read(`/api/websites/${shop?.id}/mail`)) as Rows<{ text: string }>;
      const texts = mail.rows.map(({ text }) => text).join('\n');
      return /http\S+newsletter\/unsubscribe\S+/.exec(texts)?.[0] ?? '';
    });
    await office.close();

    await page.goto(link);
    await expect(page.getByRole('main')).toContainText('g…@example.com');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are unsubscribed');
    await expect(page).toHaveURL(link);
  });
});

test.describe('in Internet Explorer 11', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    // It ignores what it does not know: the page's scripts are modules.
    javaScriptEnabled: false,
  });

  test('the server-rendered page is usable and recommends a newer browser (UI-16)', async ({
    page,
    site,
  }) => {
    // Browsers resolve `localhost` subdomains themselves; not every machine does.
    const read = async (path: string) =>
      (await page.goto(site.siteUrl('portfolio', path)))?.text() ?? '';
    const html = await read('/contact');
    const scripts = [...html.matchAll(/<script(?<attributes>[^>]*\bsrc=[^>]*)>/g)].map(
      ({ groups }) => groups?.['attributes'] ?? '',
    );
    expect(scripts.filter((script) => script.includes('type="module"'))).toHaveLength(1);
    const legacy = scripts.filter((script) => /nomodule/i.test(script));
    expect(scripts).toHaveLength(1 + legacy.length);
    expect(legacy).toHaveLength(1);

    const source = /src="(?<path>[^"]+)"/.exec(legacy[0] ?? '')?.groups?.['path'] ?? '';
    const code = await read(source);

    await read('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await expect(page.getByRole('main').getByRole('img')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Journal' })).toHaveAttribute('href', '/journal');

    await page.evaluate(code);
    await expect(page.getByRole('note')).toContainText('Please use a newer one');
  });
});
