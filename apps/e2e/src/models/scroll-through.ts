import type { Page } from '@playwright/test';

/**
 * Scrolls the open page from top to bottom and back, one window at a time, each until it is painted and observers have
 * run.
 */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        // A browser with nothing to paint may skip frames.
        setTimeout(resolve, 250);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await drawn();
    }
    scrollTo(0, 0);
  });
