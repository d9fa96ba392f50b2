import type { Page } from '@playwright/test';

/**
 * Waits until the code of every element in the window runs. Before, a press does what the markup alone does: “Add to
 * cart” leads to the cart, an image to its file.
 */
export const waitForIslands = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('[data-files]:not([data-live])')].every((island) => {
      const { islandWhen = 'visible' } = island.dataset;
      if (islandWhen === 'load') return false;
      if (!islandWhen.startsWith('visible') || !island.checkVisibility()) return true;
      const { top, bottom } = island.getBoundingClientRect();
      return bottom < 0 || top > innerHeight;
    }),
  );

/** Opens a page of a site and waits until a visitor can use what is in the window. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await waitForIslands(page);
}
