import { closedBarKey } from './closed-bar.ts';

const wordsOf = (bar: HTMLElement): string => bar.firstElementChild?.textContent ?? '';

/** What the browser keeps for the session; some keep nothing, and the bar is back on the next page. */
function keep({ ownerDocument }: HTMLElement, words: string): void {
  try {
    ownerDocument.defaultView?.sessionStorage.setItem(closedBarKey, words);
  } catch {
    // Nothing is kept here.
  }
}

/** Takes the bar away and keeps which words it had. Who used it from the keyboard goes on at the content. */
export function closeBar(bar: HTMLElement): void {
  const hadFocus = bar.matches(':focus-within');
  keep(bar, wordsOf(bar));
  bar.hidden = true;
  if (hadFocus) bar.ownerDocument.getElementById('main')?.focus({ preventScroll: true });
}

/** Brings the bar back, on the next pages too. */
export function reopenBar(bar: HTMLElement): void {
  keep(bar, '');
  bar.hidden = false;
}
