import { takesFocus, traceFocus, type FocusTrace } from './focus-trace.ts';
import { placeAfter } from './place-after.ts';

/** How many controls are remembered: enough for a dialog in a dialog, and some more. */
const maxTraces = 12;
/** Dialogs and menus return the focus themselves, one frame after they have closed. */
const framesForOthers = 2;
const dialogs = '[role="dialog"], [role="alertdialog"]';

/**
 * Keeps the focus on the page. When the focused control is removed or disabled – a save bar after the save, a row
 * after its deletion, a toast after its Undo – a browser moves the focus to the top of the page; here it moves to the
 * nearest named element. Returns a function that ends it.
 */
export function keepFocus(view: Window): () => void {
  const page = view.document;
  let traces: readonly FocusTrace[] = [];
  /** Whether the person removed the focus by a click outside every control. */
  let isGivenUp = true;
  let isWaiting = false;

  const isLost = () =>
    !isGivenUp && (page.activeElement === null || page.activeElement === page.body);

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target === page.body) return;
    isGivenUp = false;
    const others = traces.filter(({ element }) => element !== target);
    traces = [...others, traceFocus(target)].slice(-maxTraces);
  }
  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) return;
    // Only after the current task is it known whether the control still exists.
    view.queueMicrotask(() => {
      const isFocusMoved = page.activeElement !== target;
      if (isFocusMoved && target instanceof HTMLElement && takesFocus(target))
        isGivenUp = page.activeElement === page.body || page.activeElement?.tagName === 'IFRAME';
    });
  }
  function look(framesLeft: number) {
    if (framesLeft > 0) {
      view.requestAnimationFrame(() => look(framesLeft - 1));
      return;
    }
    isWaiting = false;
    const place = isLost() ? placeAfter(traces, page) : undefined;
    if (place !== undefined) putFocus(place);
  }
  const observer = new MutationObserver(() => {
    const latest = traces.at(-1);
    if (isWaiting || isGivenUp || latest === undefined) return;
    // A disabled control keeps the focus until the next frame.
    if (!isLost() && latest.element.isConnected && !latest.element.matches(':disabled')) return;
    isWaiting = true;
    const frame = latest.around.at(-1);
    // An open dialog would move the focus to its start.
    const isInDialog = frame?.isConnected === true && frame.matches(dialogs);
    look(isInDialog && isLost() ? 0 : framesForOthers);
  });
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('focusout', onFocusOut);
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('focusout', onFocusOut);
  };
}

/** Focuses elements that are not focusable by themselves, too. The page only scrolls for keyboard users. */
function putFocus(place: HTMLElement) {
  if (!place.matches('a[href], button, input, select, textarea, [tabindex], [contenteditable]')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
  if (place.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' });
}
