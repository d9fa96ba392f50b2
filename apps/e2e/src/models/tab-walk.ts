import type { Page } from '@playwright/test';

/** Enough for the longest page; a page that needs more traps the focus. */
const maxPresses = 400;

interface Stop {
  /** The index of the element in the order of its first focus. */
  readonly index: number;
  readonly tag: string;
  readonly html: string;
  readonly hasName: boolean;
  readonly isVisible: boolean;
  readonly showsFocus: boolean;
}

/** The focused element; null for the page itself, where the walk starts and ends. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const state = window as { readonly tabStops?: Map<Element, number> };
    const stops = state.tabStops ?? new Map<Element, number>();
    Object.assign(window, { tabStops: stops });
    if (!stops.has(element)) stops.set(element, stops.size);
    // A link that covers its card shows its outline around the card.
    const card = element.closest(':has(> :focus-visible), :has(> * > :focus-visible)');
    const outlined = [element, card?.closest('article, li, label, .card') ?? card].some((drawn) => {
      if (!drawn) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(drawn);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    });
    const box = element.getBoundingClientRect();
    const labels = 'labels' in element ? (element.labels as NodeList | null) : null;
    const name =
      element.ariaLabel ?? element.getAttribute('aria-labelledby') ?? element.title ?? '';
    const hasImage = element.querySelector('img[alt]:not([alt=""])') !== null;
    return {
      index: stops.get(element)!,
      tag: element.tagName,
      html: element.outerHTML.slice(0, 120),
      hasName:
        name !== '' || (labels?.length ?? 0) > 0 || element.innerText.trim() !== '' || hasImage,
      isVisible: box.bottom > 0 && box.top < innerHeight && box.width > 0 && box.height > 0,
      showsFocus: outlined,
    };
  });

/**
 * Presses Tab from the top of the open page to its end; returns the errors on the way: an element that traps the
 * focus, has no name, is not visible, or does not show its focus. Frame contents are not checked.
 */
export async function findTabErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  let last = -1;
  let stuck = 0;
  for (let press = 0; press < maxPresses; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop === null) return press === 0 ? ['Tab leads nowhere'] : errors;
    if (stop.index < last) return errors;
    // Players and frames have tab stops inside, which appear as the element itself.
    stuck = stop.index === last ? stuck + 1 : 0;
    if (stuck > (/^(AUDIO|VIDEO|IFRAME)$/.test(stop.tag) ? 20 : 8))
      return [...errors, `holds the focus: ${stop.html}`];
    if (stop.index !== last) {
      if (!stop.hasName) errors.push(`has no name: ${stop.html}`);
      if (!stop.isVisible) errors.push(`is not in sight: ${stop.html}`);
      if (!stop.showsFocus) errors.push(`does not show the focus: ${stop.html}`);
    }
    last = stop.index;
  }
  return [...errors, `does not end after ${maxPresses} presses`];
}
