import type { Page } from 'playwright';

const patienceMs = 1_000;
const restMs = 250;

/** What a visitor would touch first in an island. */
const controls =
  'button:visible, input:not([type=hidden]):visible, textarea:visible, a[href]:visible';

/**
 * Brings each island of a page into view and touches the first control in it, as a visitor would. Whatever does not
 * let itself be touched is passed over; the page never leads elsewhere meanwhile.
 */
export async function useIslands(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.abort()
      : route.continue(),
  );
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded({ timeout: patienceMs }).catch(() => {});
    await page.waitForTimeout(restMs);
    const control = island.locator(controls).first();
    await control.click({ timeout: patienceMs, noWaitAfter: true }).catch(() => {});
    await page.waitForTimeout(restMs);
    await page.keyboard.press('Escape');
  }
}
