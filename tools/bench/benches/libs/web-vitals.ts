import type { Browser } from 'playwright';
import { withPage } from './in-page.ts';
import type { hide } from './pages/web-vitals.ts';

type Figures = Awaited<ReturnType<typeof hide>>;

const body =
  '<p>Harbour</p><button>Press</button><p>Some text that moves when something comes above it.</p>' +
  "<script type=module>import { watch } from '/page.js'; watch();</script>";

/** The vitals of one page with paints, shifts and clicks, as the census and web-vitals report them. */
export const measureVitals = (browser: Browser): Promise<Figures> =>
  withPage<Figures>({ browser, entry: 'pages/web-vitals.ts', body }, async (page) => {
    const call = (name: string) =>
      page.evaluate(async (exportName) => {
        const path = '/page.js';
        const module = (await import(path)) as Record<string, () => unknown>;
        return module[exportName]?.();
      }, name);
    await page.waitForTimeout(300);
    await call('showLate');
    await page.waitForTimeout(700);
    for (let press = 0; press < 3; press++) {
      await page.click('button');
      await page.waitForTimeout(1_000);
    }
    // Adds fast interactions: with more than fifty, INP ignores the longest one as an outlier.
    for (let press = 0; press < 60; press++) await page.keyboard.press('Shift');
    await page.waitForTimeout(500);
    return (await call('hide')) as Figures;
  });
