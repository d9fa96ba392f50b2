import { isFound, narrow, searchFrom, type FontSearch } from '../search.ts';

/** A text in its box. */
export interface BoxedText {
  readonly element: HTMLElement;
  /** What its `style` says of the size of its letters; empty where the style sheet does. */
  readonly ownSize: string;
}

const fits = (element: HTMLElement) =>
  element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;

/**
 * Gives each text the largest size of letters that fits into its box. All are read before any is written: the page is
 * laid out once for a step, however many texts there are.
 */
export function fitTexts(texts: readonly BoxedText[], view: Window): void {
  for (const { element, ownSize } of texts) element.style.fontSize = ownSize;
  let searches: readonly (readonly [HTMLElement, FontSearch])[] = texts.map(({ element }) => [
    element,
    searchFrom(Number.parseFloat(view.getComputedStyle(element).fontSize)),
  ]);
  while (searches.length > 0) {
    searches = searches
      .filter(([, search]) => !isFound(search))
      .map(([element, search]) => [element, narrow(search, fits(element))]);
    for (const [{ style }, { triedPx, highPx }] of searches)
      // A text that fits keeps the size of the style sheet, which may change with the window.
      if (highPx !== Infinity) style.fontSize = `${triedPx}px`;
  }
}
