import type { Page } from 'playwright';

const timeoutMs = 1_000;
const restMs = 250;
const startMs = 5_000;

/** What a visitor would touch first in an island. */
const controls =
  'button:visible, input:not([type=hidden]):visible, textarea:visible, a[href]:visible';

/** Islands that load when they become visible, and those that wait for a click. */
export const islandTriggers = {
  seen: '[data-island]:not([data-island-when=touch])',
  touched: '[data-island-when=touch]',
} as const;
export type IslandTrigger = keyof typeof islandTriggers;

/** From now on the page leads nowhere, whatever is pressed on it. */
export const holdPage = (page: Page): Promise<unknown> =>
  page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? // An answer without contents leaves the page as it is; a failed one would take its place.
        route.fulfill({ status: 204 })
      : route.continue(),
  );

/**
 * Brings each island of a page into view and touches the first control in it, as a visitor would. Whatever does not
 * let itself be touched is passed over.
 */
export async function useIslands(page: Page, trigger: IslandTrigger): Promise<void> {
  for (const island of await page.locator(islandTriggers[trigger]).all()) {
    await island.scrollIntoViewIfNeeded({ timeout: timeoutMs }).catch(() => {});
    await page.waitForTimeout(restMs);
    // On a busy machine it may not have started yet, and its markup has other controls than it has.
    if (trigger === 'seen')
      await island
        .and(page.locator('[data-live]'))
        .waitFor({ timeout: startMs })
        .catch(() => {});
    const control = island.locator(controls).first();
    await control.click({ timeout: timeoutMs, noWaitAfter: true }).catch(() => {});
    await page.waitForTimeout(restMs);
    await page.keyboard.press('Escape');
  }
}
