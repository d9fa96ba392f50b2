import type { Page } from '@playwright/test';

/** Waits until a page has rendered and its observers have run. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        // A browser with nothing to paint may skip frames.
        setTimeout(resolve, 250);
      }),
  );
