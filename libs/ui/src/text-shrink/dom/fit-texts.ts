import { isFound, narrow, searchFrom, type FontSearch } from '../search.ts';

/** A text that must fit into its element. */
export interface BoxedText {
  readonly element: HTMLElement;
  /** The font size in its `style`; empty if the style sheet defines it. */
  readonly ownSize: string;
}

const fits = (element: HTMLElement) =>
  element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;

/**
 * Sets the largest fitting font size of each text. Measures all texts before it changes any: one layout per step,
 * independent of their number.
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
      // A fitting text keeps the font size of the style sheet, which may depend on the window.
      if (highPx !== Infinity) style.fontSize = `${triedPx}px`;
  }
}
