import { takesFocus, traceFocus, type FocusTrace } from './focus-trace.ts';
import { placeAfter } from './place-after.ts';

/** How many controls are remembered: the way into a dialog of a dialog, and some more. */
const remembered = 12;
/** Dialogs and menus give the focus back by themselves, in the frame after they are gone. */
const framesForOthers = 2;
const dialogs = '[role="dialog"], [role="alertdialog"]';

/**
 * Keeps the focus on the page, for all screens alike. When the control that had it is gone or switched off – a save
 * bar after the save, a row after its deletion, a notice after its Undo – a browser drops it to the top of the page;
 * here it goes to what is nearest and has a name. Returns what ends it.
 */
export function keepFocus(view: Window): () => void {
  const page = view.document;
  let traces: readonly FocusTrace[] = [];
  /** Whether somebody has put the focus nowhere, by a click beside everything. */
  let isGivenUp = true;
  let isWaiting = false;

  const isLost = () =>
    !isGivenUp && (page.activeElement === null || page.activeElement === page.body);

  function onFocusIn({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target === page.body) return;
    isGivenUp = false;
    const others = traces.filter(({ element }) => element !== target);
    traces = [...others, traceFocus(target)].slice(-remembered);
  }
  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    if (relatedTarget !== null) return;
    // Only after what goes on now is it known whether the control is there still.
    view.queueMicrotask(() => {
      const isElsewhere = page.activeElement !== target;
      if (isElsewhere && target instanceof HTMLElement && takesFocus(target))
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
    // A control that was switched off has the focus until the next frame.
    if (!isLost() && latest.element.isConnected && !latest.element.matches(':disabled')) return;
    isWaiting = true;
    const frame = latest.around.at(-1);
    // An open dialog would put the focus to its beginning.
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

/** Focuses also what takes no focus by itself. The page moves only for those who work by keyboard. */
function putFocus(place: HTMLElement) {
  if (!place.matches('a[href], button, input, select, textarea, [tabindex], [contenteditable]')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
  if (place.matches(':focus-visible')) place.scrollIntoView({ block: 'nearest' });
}
