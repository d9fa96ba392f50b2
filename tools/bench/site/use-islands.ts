import type { Page } from 'playwright';

const timeoutMs = 1_000;
const pauseMs = 250;
const startTimeoutMs = 5_000;

/** Controls that a visitor can use in an island. */
const controls =
  'button:visible, input:not([type=hidden]):visible, textarea:visible, a[href]:visible';

/** Islands that load when they become visible, and those that wait for a click. */
export const islandTriggers = {
  seen: '[data-island]:not([data-island-when=touch])',
  touched: '[data-island-when=touch]',
} as const;
export type IslandTrigger = keyof typeof islandTriggers;

/** Blocks all further navigation of the page, whatever is clicked on it. */
export const lockScroll = (page: Page): Promise<unknown> =>
  page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? // A 204 leaves the page as it is; a failed request would replace it with an error page.
        route.fulfill({ status: 204 })
      : route.continue(),
  );

/**
 * Scrolls each island of a page into view and clicks the first control in it, as a visitor would. Ignores controls that
 * cannot be clicked.
 */
export async function useIslands(page: Page, trigger: IslandTrigger): Promise<void> {
  for (const island of await page.locator(islandTriggers[trigger]).all()) {
    await island.scrollIntoViewIfNeeded({ timeout: timeoutMs }).catch(() => {});
    await page.waitForTimeout(pauseMs);
    // On a busy machine the island may not have started yet, and its server markup has other controls.
    if (trigger === 'seen')
      await island
        .and(page.locator('[data-live]'))
        .waitFor({ timeout: startTimeoutMs })
        .catch(() => {});
    const control = island.locator(controls).first();
    await control.click({ timeout: timeoutMs, noWaitAfter: true }).catch(() => {});
    await page.waitForTimeout(pauseMs);
    await page.keyboard.press('Escape');
  }
}
