import { tooltipMeasures } from '../options.ts';
import type { TooltipBounds } from '../place-tooltip.ts';
import { transition, type TooltipEffect, type TooltipInput, type TooltipState } from '../state.ts';
import { createTip } from './create-tip.ts';

/** The page that contains tooltips. */
export interface TooltipHost {
  readonly window: Window;
  /** Makes Escape hide the tooltip; returns a function that undoes this. Default: the tooltip listens itself. */
  readonly registerEscape?: ((target: { readonly close: () => void }) => () => void) | undefined;
}

/**
 * Adds a tooltip to an element: it appears on hover after a delay, and on keyboard focus. Escape and a click hide it;
 * it stays while the mouse is over it, and is the element's accessible description even while hidden. Returns a
 * function that removes it.
 *
 * @example
 * const remove = addTooltip(button, 'Publishes all pages', { window });
 */
export function addTooltip(element: HTMLElement, text: string, host: TooltipHost): () => void {
  const { window: view, registerEscape } = host;
  const tip = createTip(element, text, view);
  const controller = new AbortController();
  let shown: AbortController | undefined;
  let state: TooltipState = 'hidden';
  let mouse: TooltipBounds['anchor'] | undefined;
  let timer: number | undefined;

  function handle(input: TooltipInput): void {
    const step = transition(state, input);
    ({ state } = step);
    for (const effect of step.effects) effects[effect]();
  }

  function elementAnchor(): TooltipBounds['anchor'] {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: element.matches(':dir(rtl)') ? right : left, top, bottom };
  }

  const dismiss = () => handle('dismiss');
  const setTimer = (ms: number) => {
    timer = view.setTimeout(() => handle(element.isConnected ? 'elapsed' : 'dismiss'), ms);
  };

  /** Listeners that only an open tooltip needs, so that many closed ones cost nothing. */
  function show(): void {
    shown = new AbortController();
    const { signal } = shown;
    // The mouse position at hover; a focused element is followed when the page scrolls.
    const hoverAnchor = state === 'hovered' ? mouse : undefined;
    const open = () => tip.open(hoverAnchor ?? elementAnchor());
    open();
    view.addEventListener('scroll', open, { signal, capture: true, passive: true });
    // An element that is removed from the page fires no mouse event.
    view.addEventListener('pointermove', () => !element.isConnected && dismiss(), { signal });
    if (registerEscape !== undefined) {
      signal.addEventListener('abort', registerEscape({ close: dismiss }));
      return;
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // One key press has one effect: a dialog below stays open.
      event.preventDefault();
      event.stopPropagation();
      dismiss();
    };
    view.addEventListener('keydown', onKey, { signal, capture: true });
  }

  const effects: Readonly<Record<TooltipEffect, () => void>> = {
    wait: () => setTimer(tooltipMeasures.delayMs),
    linger: () => setTimer(tooltipMeasures.graceMs),
    stop: () => view.clearTimeout(timer),
    show,
    hide: () => {
      shown?.abort();
      tip.close();
    },
  };

  const { signal } = controller;
  for (const part of [element, tip.element]) {
    part.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType !== 'touch' && handle('enter'),
      { signal },
    );
    part.addEventListener('pointerleave', () => handle('leave'), { signal });
  }
  for (const type of ['pointerenter', 'pointermove'] as const)
    element.addEventListener(
      type,
      ({ clientX: x, clientY: y }) => {
        mouse = { x, top: y, bottom: y };
      },
      { signal },
    );
  element.addEventListener('pointerdown', dismiss, { signal });
  // Focus from a click is not keyboard focus.
  const onFocus = () => {
    if (element.matches(':focus-visible')) handle('focus');
  };
  element.addEventListener('focus', onFocus, { signal });
  element.addEventListener('blur', () => handle('blur'), { signal });
  onFocus();

  return () => {
    controller.abort();
    dismiss();
    tip.remove();
  };
}
