import type { Locator, Page } from '@playwright/test';

/** Moves the focus to an element with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The element cannot be reached with the Tab key.');
}

/** Tabs to an element, and activates it with a key. */
export async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to the field with this name in the main part of the page, and types into it. */
export async function typeAt(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.locator(`main [name="${name}"]`));
  await page.keyboard.type(text);
}
