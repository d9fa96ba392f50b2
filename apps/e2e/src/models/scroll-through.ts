import type { Page } from '@playwright/test';

/**
 * Scrolls the open page from top to bottom, a window at a time and each until it is drawn and has noticed what came into
 * sight, and back.
 */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        // A browser that has nothing to draw may leave out the frames.
        setTimeout(resolve, 250);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await drawn();
    }
    scrollTo(0, 0);
  });
