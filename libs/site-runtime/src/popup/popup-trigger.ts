import type { PopupTrigger } from '@sitewright/contracts/entities';

/** Time until the next attempt if the visitor is busy, in milliseconds. */
const busyRetryMs = 2000;

/** Reads a popup's trigger from its element; without one it opens at once. */
export function readPopupTrigger({ dataset }: HTMLElement): PopupTrigger {
  const { afterSeconds = 0, afterScroll, onExit } = dataset;
  if (onExit !== undefined) return { kind: 'exit' };
  if (afterScroll !== undefined) return { kind: 'scroll', percent: Number(afterScroll) };
  return { kind: 'delay', seconds: Number(afterSeconds) };
}

/** Whether something is open or a field has the focus, so that a popup would interrupt. */
const isBusy = (document: Document): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea, iframe, [contenteditable]') === true;

/** The maximum rounding error of a zoomed page's height, in pixels. */
const roundingErrorPx = 1;

/** The share of the page that has been seen, in percent. */
function scrolledPercent({ scrollY, innerHeight, document }: Window): number {
  return ((scrollY + innerHeight + roundingErrorPx) / document.documentElement.scrollHeight) * 100;
}

/** Calls `open` once when the trigger fires and the visitor is not busy. Returns a function that stops waiting. */
export function waitForTrigger(
  trigger: PopupTrigger,
  view: Window & typeof globalThis,
  open: () => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let timer = 0;

  function fire(): void {
    controller.abort();
    if (isBusy(view.document)) timer = view.setTimeout(fire, busyRetryMs);
    else open();
  }

  function fireIfScrolled(percent: number): void {
    // A page that fits into the window cannot be scrolled; it counts as seen only after a first scroll event.
    if (view.scrollY > 0 && scrolledPercent(view) >= percent) fire();
  }

  switch (trigger.kind) {
    case 'delay':
      if (trigger.seconds === 0) fire();
      else timer = view.setTimeout(fire, trigger.seconds * 1000);
      break;
    case 'scroll':
      view.addEventListener('scroll', () => fireIfScrolled(trigger.percent), {
        signal,
        passive: true,
      });
      break;
    case 'exit':
      view.document.documentElement.addEventListener(
        'pointerleave',
        ({ clientY, pointerType }) => {
          if (clientY <= 0 && pointerType === 'mouse') fire();
        },
        { signal },
      );
  }
  return () => {
    controller.abort();
    view.clearTimeout(timer);
  };
}
