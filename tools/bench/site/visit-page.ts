import type { Browser, BrowserContext, Page } from 'playwright';
import type { DemoPage } from './demo-pages.ts';

/** The phone that Lighthouse’s mobile preset pretends to be. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;
const settleMs = 600;

export const settle = (page: Page): Promise<void> => page.waitForTimeout(settleMs);

export interface PageVisit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Goes to the page and waits until it has settled. */
  open(): Promise<void>;
}

/** Prepares a visit on a phone with an empty cache, with the cookies that the page needs. */
export async function visitPage(browser: Browser, demo: DemoPage): Promise<PageVisit> {
  const origin = `http://${demo.host}`;
  const context = await browser.newContext(phone);
  await context.addCookies(
    Object.entries(demo.cookies).map(([name, value]) => ({ name, value, url: origin })),
  );
  const page = await context.newPage();
  return {
    context,
    page,
    async open() {
      await page.goto(`${origin}${demo.path}`, { waitUntil: 'load' });
      await settle(page);
    },
  };
}

/** Visits each page once, so that the server has created the widths of its images before anything is measured. */
export async function visitAll(browser: Browser, pages: readonly DemoPage[]): Promise<void> {
  for (const demo of pages) {
    const { context, open } = await visitPage(browser, demo);
    await open();
    await context.close();
  }
}
