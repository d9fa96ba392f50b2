import { takesFocus, traceFocus, type FocusTrace } from './focus-trace.ts';
import { findNextFocus } from './find-next-focus.ts';

/** The number of stored controls: enough for a dialog in a dialog, and some more. */
const maxTraces = 12;
/** How many frames to wait: dialogs and menus return the focus themselves, one frame after they have closed. */
const waitFrames = 2;
const dialogSelector = '[role="dialog"], [role="alertdialog"]';

/**
 * Keeps the focus on the page. When the focused control is removed or disabled – a save bar after the save, a row
 * after its deletion, a toast after its Undo – a browser moves the focus to the top of the page; this moves it to
 * the nearest named element instead. Returns a function that stops it.
 */
export function restoreLostFocus(view: Window): () => void {
  const page = view.document;
  let traces: readonly FocusTrace[] = [];
  /** Whether no control is meant to have the focus: initially, and after a click outside every control. */
  let isReleased = true;
  let isWaiting = false;

  const isLost = () =>
    !isReleased && (page.activeElement === null || page.activeElement === page.body);

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target === page.body) return;
    isReleased = false;
    const otherTraces = traces.filter(({ element }) => element !== target);
    traces = [...otherTraces, traceFocus(target)].slice(-maxTraces);
  }
  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) return;
    // Only after the current task is it known whether the control still exists.
    view.queueMicrotask(() => {
      const isFocusMoved = page.activeElement !== target;
      if (isFocusMoved && target instanceof HTMLElement && takesFocus(target))
        isReleased = page.activeElement === page.body || page.activeElement?.tagName === 'IFRAME';
    });
  }
  function restoreFocus(framesLeft: number) {
    if (framesLeft > 0) {
      view.requestAnimationFrame(() => restoreFocus(framesLeft - 1));
      return;
    }
    isWaiting = false;
    const target = isLost() ? findNextFocus(traces, page) : undefined;
    if (target !== undefined) moveFocus(target);
  }
  const observer = new MutationObserver(() => {
    const latest = traces.at(-1);
    if (isWaiting || isReleased || latest === undefined) return;
    // A disabled control keeps the focus until the next frame.
    if (!isLost() && latest.element.isConnected && !latest.element.matches(':disabled')) return;
    isWaiting = true;
    const container = latest.around.at(-1);
    // An open dialog would move a lost focus to its start, so there is no time to wait.
    const isInDialog = container?.isConnected === true && container.matches(dialogSelector);
    restoreFocus(isInDialog && isLost() ? 0 : waitFrames);
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

/** Focuses an element, even one that is not focusable by itself. The page only scrolls for keyboard users. */
function moveFocus(target: HTMLElement) {
  if (!target.matches('a[href], button, input, select, textarea, [tabindex], [contenteditable]')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}
