import { ConfigArea } from './models/config-area.ts';
import { readCatalog, createTextFilter } from './models/catalog.ts';
import { PageInspection, type Look } from './models/page-inspection.ts';
import { textsOfPage } from './models/texts-of-page.ts';
import { expect, test } from './test.ts';

/** An Arabic site. Its owner's texts stay English, from right to left. */

/** Texts of the demo shop that equal English texts of the product. */
const ownerTexts: readonly string[] = ['Contact', 'Email', 'Gift card'];

/** Title and language of a website are not part of a release: they change immediately. */
async function chooseLanguage(owner: ConfigArea, language: string): Promise<void> {
  const { page } = owner;
  await owner.open('shop', '/settings');
  await page.getByRole('button', { name: /Language/ }).click();
  await page.getByRole('option', { name: language }).click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: /^Save/ }).click();
  expect((await saved).status()).toBe(200);
}

test('shows every kind of page in Arabic from right to left after its owner selects the language (MSG-19)', async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(180_000);
  const [arabic, english] = await Promise.all(['ar', 'en'].map(readCatalog));
  const owner = new ConfigArea(page, site);
  await owner.logIn();
  await chooseLanguage(owner, 'Arabic (Egypt)');

  try {
    const visitor = await (await browser.newContext()).newPage();
    const shop = (path: string) => site.siteUrl('shop', path);
    const englishOf = createTextFilter(english!, arabic!);
    const arabicOf = createTextFilter(arabic!, english!);
    const look: Look = async () => {
      const { lang, dir, excess } = await visitor.evaluate(() => {
        const { lang: spoken, dir: direction, scrollWidth, clientWidth } = document.documentElement;
        return { lang: spoken, dir: direction, excess: scrollWidth - clientWidth };
      });
      const texts = await textsOfPage(visitor);
      const left = englishOf(texts).filter((text) => !ownerTexts.includes(text));
      return [
        ...(lang === 'ar-EG' && dir === 'rtl' ? [] : [`is in ${lang}, ${dir}`]),
        ...(excess > 0 ? [`${excess} pixels wider than the window`] : []),
        ...left.map((text) => `says in English: ${text}`),
        ...(arabicOf(texts).length > 3 ? [] : ['says hardly anything in Arabic']),
      ];
    };
    const inspection = new PageInspection(visitor, { widths: [1440] });
    const errors: Record<string, string[]> = {};
    const inspect = async (paths: readonly string[]) => {
      for (const path of paths) {
        const found = await inspection.findErrors(shop(path), look);
        if (found.length > 0) errors[path] = [...found];
      }
    };
    await inspect(['/', '/shop', '/search?q=mug', '/no-such-page', '/shop/speckled-mug']);

    await visitor.getByRole('button', { name: 'أضف إلى السلة' }).click();
    await expect(
      visitor.getByRole('banner').getByRole('link', { name: /^سلة التسوق: ١/ }),
    ).toBeVisible();
    await inspect(['/cart', '/checkout']);

    await visitor.getByRole('button', { name: 'تأكيد الطلب' }).click();
    await expect(visitor.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    const alerts = await visitor.getByRole('alert').allInnerTexts();
    expect(englishOf(alerts)).toEqual([]);
    expect(alerts.join('')).toMatch(/\p{Script=Arabic}/u);
    expect(errors).toEqual({});
  } finally {
    // Later tests may share the server.
    await chooseLanguage(owner, 'American English');
  }
});
