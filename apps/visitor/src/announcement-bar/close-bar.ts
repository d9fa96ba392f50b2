import { closedBarKey } from './closed-bar.ts';

const wordsOf = (bar: HTMLElement): string => bar.firstElementChild?.textContent ?? '';

/** Session storage, where the browser has it. Without it the bar returns on the next page. */
function keep({ ownerDocument }: HTMLElement, texts: string): void {
  try {
    ownerDocument.defaultView?.sessionStorage.setItem(closedBarKey, texts);
  } catch {
    // Nothing to store in.
  }
}

/** Hides the bar and remembers its text. If the focus was in it, moves the focus to the content. */
export function closeBar(bar: HTMLElement): void {
  const hadFocus = bar.matches(':focus-within');
  keep(bar, wordsOf(bar));
  bar.hidden = true;
  if (hadFocus) bar.ownerDocument.getElementById('main')?.focus({ preventScroll: true });
}

/** Shows the bar again, on the next pages too. */
export function reopenBar(bar: HTMLElement): void {
  keep(bar, '');
  bar.hidden = false;
}
