import type { Page } from '@playwright/test';

/** A page whose blocks still wait for their entrance animation is scrolled again, at most this many times. */
const maxRounds = 4;

/**
 * Scrolls the open page from top to bottom and back, one window at a time, each until it is painted and observers have
 * run. The script that animates blocks may start in between: it hides the blocks below, which are then scrolled to again.
 */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async (rounds) => {
    const nextPaint = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
        // A browser with nothing to paint may skip frames.
        setTimeout(resolve, 250);
      });
    const isWaiting = () =>
      document.querySelector('.animation-waiting:not(.animation-loaded)') !== null;
    for (let round = 0; round === 0 || (round < rounds && isWaiting()); round += 1) {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await nextPaint();
      }
    }
    scrollTo(0, 0);
  }, maxRounds);
