import type { Page } from '@playwright/test';

/** Waits until a page has drawn what it was told, and has noticed what came into sight by that. */
export const nextFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        // A browser that has nothing to draw may leave out the frames.
        setTimeout(resolve, 250);
      }),
  );
