import { debounce } from '../debounce.ts';
import { parseMarqueeOptions, type MarqueeOptions } from '../options.ts';
import { initialMarquee, transition, type PauseReason } from '../state.ts';
import { drawMarquee, type DrawnMarquee } from './draw-marquee.ts';
import { marqueeLabels, pauseButton, type MarqueeLabels } from './pause-button.ts';

/** Options of an enhanced marquee. */
export interface EnhanceMarqueeOptions extends Partial<MarqueeOptions> {
  /** Labels of its button. Default: English. */
  readonly labels?: Partial<MarqueeLabels> | undefined;
}

/** An enhanced marquee. */
export interface Marquee {
  /** Restores the static text. */
  readonly destroy: () => void;
}

/**
 * Animates the text of `root` (see `marqueeMarkup`). The static text stays for screen readers, and is visible while
 * keyboard focus is on one of its links. Animates only while visible and without a preference for reduced motion, and
 * has a pause button.
 *
 * @example enhanceMarquee(document.querySelector('.marquee')!, { waveIntensity: 4 });
 */
export function enhanceMarquee(root: HTMLElement, choices: EnhanceMarqueeOptions = {}): Marquee {
  const document = root.ownerDocument;
  const view = document.defaultView!;
  const text = root.querySelector<HTMLElement>('.marquee-text')!;
  const options = parseMarqueeOptions(choices);
  const reducedMotion = view.matchMedia('(prefers-reduced-motion: reduce)');
  const controller = new AbortController();
  let state = transition(initialMarquee, 'reducedMotion', reducedMotion.matches);
  let drawn: DrawnMarquee | undefined;
  let widthPx = 0;
  let frame = 0;

  function step(): void {
    drawn?.follow();
    frame = view.requestAnimationFrame(step);
  }

  function updatePlayback(): void {
    view.cancelAnimationFrame(frame);
    if (state.size > 0) return drawn?.animation.pause();
    drawn?.animation.play();
    if (options.waveIntensity > 0) step();
  }

  function draw(): void {
    // Hidden letters cannot be measured.
    if (!root.toggleAttribute('data-moving', !reducedMotion.matches)) return;
    const previous = drawn;
    drawn = drawMarquee(text, options, widthPx);
    // Continues at the same position, as a share of the text's length.
    const { progress } = previous?.animation.effect?.getComputedTiming() ?? {};
    const { duration } = drawn.animation.effect!.getTiming();
    const isMirrored = options.animationDirection === 'right';
    drawn.animation.currentTime =
      (isMirrored ? 1 - (progress ?? 1) : (progress ?? 0)) * Number(duration);
    drawn.follow();
    previous?.animation.cancel();
    previous?.svg.remove();
    updatePlayback();
  }

  function hold(reason: PauseReason, isHeld: boolean): void {
    state = transition(state, reason, isHeld);
    updatePlayback();
  }

  const listen = (target: EventTarget, types: readonly [string, string], reason: PauseReason) =>
    types.forEach((type, index) =>
      target.addEventListener(type, () => hold(reason, index === 0), controller),
    );
  listen(text, ['focusin', 'focusout'], 'focus');
  if (options.pausedOnHover) listen(root, ['pointerenter', 'pointerleave'], 'hover');
  reducedMotion.addEventListener(
    'change',
    () => {
      hold('reducedMotion', reducedMotion.matches);
      draw();
    },
    controller,
  );

  const redraw = debounce(draw, (callback, delayMs) => {
    const timer = view.setTimeout(callback, delayMs);
    return () => view.clearTimeout(timer);
  });
  // Loaded fonts change the length of the text.
  document.fonts.addEventListener('loadingdone', redraw.ask, controller);
  const resizeObserver = new view.ResizeObserver(([entry]) => {
    widthPx = entry!.contentRect.width;
    if (drawn) redraw.ask();
    else draw();
  });
  resizeObserver.observe(root);
  const intersectionObserver = new view.IntersectionObserver((entries) =>
    hold('outOfView', !entries.at(-1)!.isIntersecting),
  );
  intersectionObserver.observe(root);
  const button = pauseButton(document, { ...marqueeLabels, ...choices.labels }, (isPaused) =>
    hold('paused', isPaused),
  );
  root.append(button);

  return {
    destroy: () => {
      controller.abort();
      redraw.cancel();
      resizeObserver.disconnect();
      intersectionObserver.disconnect();
      view.cancelAnimationFrame(frame);
      drawn?.svg.remove();
      button.remove();
      root.removeAttribute('data-moving');
    },
  };
}
