import { expect, test } from './running-site.ts';

/** Pages that are no ordinary ones, and browsers that are not. */

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

test.describe('in Internet Explorer 11', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    // What it does not know it does not run: the scripts of a page are modules.
    javaScriptEnabled: false,
  });

  test('the server’s page can be read, and says where a newer browser is needed (UI-16)', async ({
    page,
    site,
  }) => {
    // The browser resolves the names of sites wherever it runs; not every machine does.
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
