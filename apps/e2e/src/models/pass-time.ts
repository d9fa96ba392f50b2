import { expect, type Locator, type Page } from '@playwright/test';

/** Longer than any popup of the demo sites waits. */
const longMs = 30_000;

/** Lets time pass on a page whose clock was installed before it was opened. */
export async function passTime(page: Page): Promise<void> {
  await page.clock.fastForward(longMs);
}

/** Lets time pass in small steps until something is there: it may begin to wait at any moment, and what it says goes again. */
export async function passTimeUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(shown).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [50] });
}
