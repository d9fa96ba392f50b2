import type { PopupTrigger } from '@sitewright/contracts/entities';

/** How long a popup waits while a visitor types or has something open, in milliseconds. */
const busyMs = 2000;

/** Reads what the server wrote on a popup; one without it opens at once. */
export function readPopupTrigger({ dataset }: HTMLElement): PopupTrigger {
  const { afterSeconds = 0, afterScroll, onExit } = dataset;
  if (onExit !== undefined) return { kind: 'exit' };
  if (afterScroll !== undefined) return { kind: 'scroll', percent: Number(afterScroll) };
  return { kind: 'delay', seconds: Number(afterSeconds) };
}

/** Whether something is open or a field has the focus: then a popup would be in the way. */
const isBusy = (document: Document): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  document.activeElement?.matches('input, select, textarea, iframe, [contenteditable]') === true;

/** A zoomed page ends up to this many pixels before its rounded height. */
const roundingPx = 1;

/** The share of the page that has been seen, in percent. */
function scrolledPercent({ scrollY, innerHeight, document }: Window): number {
  return ((scrollY + innerHeight + roundingPx) / document.documentElement.scrollHeight) * 100;
}

/** Calls `open` once when the trigger fires and the visitor is not busy. Returns how to stop that. */
export function waitForTrigger(
  trigger: PopupTrigger,
  view: Window & typeof globalThis,
  open: () => void,
): () => void {
  const life = new AbortController();
  const { signal } = life;
  let timer = 0;

  function fire(): void {
    life.abort();
    if (isBusy(view.document)) timer = view.setTimeout(fire, busyMs);
    else open();
  }

  function fireIfScrolled(percent: number): void {
    // A page that fits into the window cannot be scrolled: there it counts as seen after its first scroll alone.
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
    life.abort();
    view.clearTimeout(timer);
  };
}
