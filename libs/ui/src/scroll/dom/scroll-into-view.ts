import { requestFrame } from '../../pacing/request-frame.ts';
import { tween } from '../../tween/tween.ts';
import { scrollDefaults, scrollEasing, type ScrollOptions } from '../options.ts';
import { scrollDuration } from '../scroll-duration.ts';

/** Focuses an element without scrolling. Makes an unfocusable element focusable until it loses the focus. */
function takeFocus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (element.matches(':focus')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

/** Events with which the visitor interrupts scrolling. */
const interruptingEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The result: arrived at the element, or interrupted by the visitor. */
export type ScrollOutcome = 'arrived' | 'interrupted';

/**
 * Scrolls the page smoothly to an element, or at once if reduced motion is preferred. Scrolling, clicking or typing of
 * the visitor interrupts it.
 */
export async function scrollIntoView(
  element: HTMLElement,
  { window: view }: { readonly window: Window },
  options: ScrollOptions = {},
): Promise<ScrollOutcome> {
  const { offsetPx = scrollDefaults.offsetPx, minDurationMs } = options;
  const { documentElement } = view.document;
  const from = view.scrollY;
  const maxScrollY = documentElement.scrollHeight - view.innerHeight;
  const target = from + element.getBoundingClientRect().top - offsetPx;
  const to = Math.max(0, Math.min(target, maxScrollY));

  const prefersReducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const durationMs =
    prefersReducedMotion || to === from ? 0 : scrollDuration(to - from, minDurationMs);
  const controller = new AbortController();
  const moving = tween(
    // With `scroll-behavior: smooth` the page would lag behind each step.
    (progress) => view.scrollTo({ top: from + (to - from) * progress, behavior: 'instant' }),
    { durationMs, easing: scrollEasing },
    {
      now: () => view.performance.now(),
      requestFrame: (callback) => requestFrame(view, callback),
    },
  );
  for (const type of interruptingEvents)
    view.addEventListener(type, moving.cancel, { signal: controller.signal, passive: true });
  const outcome = await moving.done;
  controller.abort();
  if (outcome === 'canceled') return 'interrupted';
  if (options.takesFocus === true) takeFocus(element);
  return 'arrived';
}
