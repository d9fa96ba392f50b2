import { closedBarKey } from './closed-bar.ts';

const textOf = (bar: HTMLElement): string => bar.firstElementChild?.textContent ?? '';

/** Stores the text of a closed bar. Without session storage, the bar returns on the next page. */
function storeText({ ownerDocument }: HTMLElement, text: string): void {
  try {
    ownerDocument.defaultView?.sessionStorage.setItem(closedBarKey, text);
  } catch {
    // The browser blocks session storage.
  }
}

/** Hides the bar and stores its text. If the focus was in it, moves the focus to the content. */
export function closeBar(bar: HTMLElement): void {
  const hadFocus = bar.matches(':focus-within');
  storeText(bar, textOf(bar));
  bar.hidden = true;
  if (hadFocus) bar.ownerDocument.getElementById('main')?.focus({ preventScroll: true });
}

/** Shows the bar again, on the next pages too. */
export function reopenBar(bar: HTMLElement): void {
  storeText(bar, '');
  bar.hidden = false;
}
