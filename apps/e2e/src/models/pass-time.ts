import { expect, type Locator, type Page } from '@playwright/test';

/** Longer than any popup of the demo sites waits. */
const longMs = 30_000;

/** Advances the clock of a page on which it was installed. */
export async function passTime(page: Page): Promise<void> {
  await page.clock.fastForward(longMs);
}

/**
 * Advances the clock in small steps until an element appears: its timer may start at any time, and it may disappear
 * again.
 */
export async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(shown).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [50] });
}
