import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * The recorder of these tests puts a script of its own into every frame. That of a mail runs none, and sometimes has been
 * made before the recorder knows.
 */
const recorderNote = /^Blocked script execution in 'about:srcdoc'/;

/** Everything that a page says against itself on the console, and every answer that failed. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !recorderNote.test(message.text()))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

/** What is read is there, and what moves has come to rest. */
export async function settle(page: Page): Promise<void> {
  // Before its code has come, a screen is empty and loads nothing.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByLabel('Loading')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => null)),
    ),
  );
}

/** No rule of axe is broken, in the page itself; what is framed has tests of its own. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('iframe').analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect.soft(found).toEqual([]);
}

/** Nothing lies beside the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(over).toBeLessThanOrEqual(0);
}

/** A title of its own and one main heading say where one is. */
export async function expectNamed(page: Page): Promise<void> {
  await expect.soft(page).toHaveTitle(/^\S.* — Sitewright$/);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** The first `steps` things that Tab reaches each show that they have the focus. */
export async function expectVisibleFocus(page: Page, steps = 12): Promise<void> {
  const unseen: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const fieldError = await page.evaluate(findFocusError);
    if (fieldError !== null) unseen.push(fieldError);
  }
  expect.soft([...new Set(unseen)]).toEqual([]);
}

/** Runs in the page: what has the focus and does not show it. Its mark may be drawn on what stands around it. */
function findFocusError(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused instanceof HTMLIFrameElement)
    return null;
  const around = [focused, focused.nextElementSibling, focused.firstElementChild];
  for (let up = focused.parentElement, level = 0; up !== null && level < 3; level += 1) {
    around.push(up);
    up = up.parentElement;
  }
  const isMarked = around.some((element) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isFocused = element.matches(':focus, [data-focused], [data-focus-visible]');
    return (
      (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) ||
      (isFocused && boxShadow !== 'none')
    );
  });
  const box = focused.getBoundingClientRect();
  const isSeen = box.width > 0 && box.height > 0;
  return isMarked && isSeen ? null : focused.outerHTML.slice(0, 160);
}

/** Nothing that can be used or read in a table is cut off at the edge of what it lies in. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(
      'main :is(th, td, button, input, textarea, a)',
    )) {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      let around = element.parentElement;
      while (around !== null && !/hidden|clip/.test(getComputedStyle(around).overflowX))
        around = around.parentElement;
      const edge = around?.getBoundingClientRect();
      if (edge === undefined || edge.width <= 1) continue;
      if (box.right > edge.right + 1 || box.left < edge.left - 1)
        found.push(element.outerHTML.slice(0, 160));
    }
    return found;
  });
  expect.soft(cut).toEqual([]);
}
