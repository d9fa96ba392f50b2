import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Playwright injects a script into every frame. A mail's frame blocks scripts, and may be created before Playwright
 * knows it.
 */
const blockedScriptMessage = /^Blocked script execution in 'about:srcdoc'/;

/** All console messages of a page, and all failed responses. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !blockedScriptMessage.test(message.text()))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return errors;
}

/** Waits until content has loaded and animations have ended. */
export async function settle(page: Page): Promise<void> {
  // Before its code has loaded, a screen is empty and makes no requests.
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

/** No axe rule is violated on the page itself; frames have their own tests. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().exclude('iframe').analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect.soft(found).toEqual([]);
}

/** Nothing overflows the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect.soft(excess).toBeLessThanOrEqual(0);
}

/** A unique title and one main heading identify the screen. */
export async function expectNamed(page: Page): Promise<void> {
  await expect.soft(page).toHaveTitle(/^\S.* — Sitewright$/);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** The first `steps` tab stops show their focus. */
export async function expectVisibleFocus(page: Page, steps = 12): Promise<void> {
  const errors: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const error = await page.evaluate(findFocusError);
    if (error !== null) errors.push(error);
  }
  expect.soft([...new Set(errors)]).toEqual([]);
}

/** Runs in the page: the focused element if it does not show its focus. An ancestor may draw the outline. */
function findFocusError(): string | null {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused instanceof HTMLIFrameElement)
    return null;
  const candidates = [focused, focused.nextElementSibling, focused.firstElementChild];
  for (let up = focused.parentElement, level = 0; up !== null && level < 3; level += 1) {
    candidates.push(up);
    up = up.parentElement;
  }
  const showsFocus = candidates.some((element) => {
    if (element === null) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const isFocused = element.matches(':focus, [data-focused], [data-focus-visible]');
    return (
      (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) ||
      (isFocused && boxShadow !== 'none')
    );
  });
  const box = focused.getBoundingClientRect();
  const isVisible = box.width > 0 && box.height > 0;
  return showsFocus && isVisible ? null : focused.outerHTML.slice(0, 160);
}

/** No interactive or readable table content is clipped by its container. What an area scrolls to is not clipped. */
export async function expectNoClipping(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(
      'main :is(th, td, button, input, textarea, a)',
    )) {
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      let container = element.parentElement;
      while (
        container !== null &&
        !/hidden|clip|auto|scroll/.test(getComputedStyle(container).overflowX)
      )
        container = container.parentElement;
      const isScrolled = /auto|scroll/.test(container ? getComputedStyle(container).overflowX : '');
      // The screen itself scrolls up and down only.
      if (isScrolled && container?.tagName !== 'MAIN') continue;
      const edge = container?.getBoundingClientRect();
      if (edge === undefined || edge.width <= 1) continue;
      if (box.right > edge.right + 1 || box.left < edge.left - 1)
        found.push(element.outerHTML.slice(0, 160));
    }
    return found;
  });
  expect.soft(cut).toEqual([]);
}
