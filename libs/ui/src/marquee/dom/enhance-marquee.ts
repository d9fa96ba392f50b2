import { debounce } from '../debounce.ts';
import { parseMarqueeOptions, type MarqueeOptions } from '../options.ts';
import { initialMarquee, transition, type MarqueeHold } from '../state.ts';
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
  const life = new AbortController();
  let state = transition(initialMarquee, 'reducedMotion', reducedMotion.matches);
  let drawn: DrawnMarquee | undefined;
  let widthPx = 0;
  let frame = 0;

  function step(): void {
    drawn?.follow();
    frame = view.requestAnimationFrame(step);
  }

  function move(): void {
    view.cancelAnimationFrame(frame);
    if (state.size > 0) return drawn?.animation.pause();
    drawn?.animation.play();
    if (options.waveIntensity > 0) step();
  }

  function draw(): void {
    // Hidden letters cannot be measured.
    if (!root.toggleAttribute('data-moving', !reducedMotion.matches)) return;
    const before = drawn;
    drawn = drawMarquee(text, options, widthPx);
    // Its position, in lengths of its text.
    const { progress } = before?.animation.effect?.getComputedTiming() ?? {};
    const { duration } = drawn.animation.effect!.getTiming();
    const isMirrored = options.animationDirection === 'right';
    drawn.animation.currentTime =
      (isMirrored ? 1 - (progress ?? 1) : (progress ?? 0)) * Number(duration);
    drawn.follow();
    before?.animation.cancel();
    before?.svg.remove();
    move();
  }

  function hold(reason: MarqueeHold, isHeld: boolean): void {
    state = transition(state, reason, isHeld);
    move();
  }

  const listen = (target: EventTarget, types: readonly [string, string], reason: MarqueeHold) =>
    types.forEach((type, index) =>
      target.addEventListener(type, () => hold(reason, index === 0), life),
    );
  listen(text, ['focusin', 'focusout'], 'focus');
  if (options.pausedOnHover) listen(root, ['pointerenter', 'pointerleave'], 'hover');
  reducedMotion.addEventListener(
    'change',
    () => {
      hold('reducedMotion', reducedMotion.matches);
      draw();
    },
    life,
  );

  const later = debounce(draw, (callback, delayMs) => {
    const timer = view.setTimeout(callback, delayMs);
    return () => view.clearTimeout(timer);
  });
  // Loaded fonts change lengths.
  document.fonts.addEventListener('loadingdone', later.ask, life);
  const sizes = new view.ResizeObserver(([entry]) => {
    widthPx = entry!.contentRect.width;
    if (drawn) later.ask();
    else draw();
  });
  sizes.observe(root);
  const places = new view.IntersectionObserver((entries) =>
    hold('outOfView', !entries.at(-1)!.isIntersecting),
  );
  places.observe(root);
  const button = pauseButton(document, { ...marqueeLabels, ...choices.labels }, (isPaused) =>
    hold('paused', isPaused),
  );
  root.append(button);

  return {
    destroy: () => {
      life.abort();
      later.cancel();
      sizes.disconnect();
      places.disconnect();
      view.cancelAnimationFrame(frame);
      drawn?.svg.remove();
      button.remove();
      root.removeAttribute('data-moving');
    },
  };
}
