import { easings, type EasingName } from './easings.ts';

/** Default duration of a page's animations, in seconds. */
export const animationSeconds = 0.3;

/** Options of a tween. */
export interface TweenOptions {
  /** Duration in milliseconds; 0 is immediate. Default 300. */
  readonly durationMs?: number | undefined;
  /** Default `easeOutSine`. */
  readonly easing?: EasingName | undefined;
}

/** Default values of a tween. */
export const tweenDefaults = {
  durationMs: animationSeconds * 1000,
  easing: 'easeOutSine',
} as const satisfies TweenOptions;

/** The clock of a tween. */
export interface TweenEnvironment {
  /** Milliseconds since any fixed time. */
  readonly now: () => number;
  /** Calls back before the next frame; returns a function that cancels this. */
  readonly requestFrame: (callback: () => void) => () => void;
}

/** The result of an animation: finished or canceled. */
export type TweenOutcome = 'finished' | 'canceled';

/** A running animation. */
export interface Tween {
  /** Stops it at its current state. */
  readonly cancel: () => void;
  /** Resolves when the animation has ended; never rejects. */
  readonly done: Promise<TweenOutcome>;
}

/**
 * Calls `step` in each frame with the progress from 0 to 1, ending with 1.
 *
 * @throws TypeError when `step` is not a function, RangeError when the duration is not a finite number.
 */
export function tween(
  step: (progress: number) => void,
  options: TweenOptions,
  { now, requestFrame }: TweenEnvironment,
): Tween {
  if (typeof step !== 'function') throw new TypeError('A tween needs a function to call.');
  const { durationMs = tweenDefaults.durationMs, easing = tweenDefaults.easing } = options;
  if (!Number.isFinite(durationMs))
    throw new RangeError(`A tween needs a finite duration, not ${String(durationMs)}.`);

  let resolve: (outcome: TweenOutcome) => void = () => {};
  const done = new Promise<TweenOutcome>((settle) => {
    resolve = settle;
  });
  const ease = easings[easing];
  const startedAt = now();
  let hasEnded = false;
  let cancelFrame = () => {};

  function advance(): void {
    const share = durationMs > 0 ? (now() - startedAt) / durationMs : 1;
    if (share >= 1) {
      hasEnded = true;
      step(1);
      resolve('finished');
      return;
    }
    step(ease(share));
    // The step itself may have canceled it.
    if (!hasEnded) cancelFrame = requestFrame(advance);
  }

  if (durationMs > 0) cancelFrame = requestFrame(advance);
  else advance();
  return {
    cancel: () => {
      if (hasEnded) return;
      hasEnded = true;
      cancelFrame();
      resolve('canceled');
    },
    done,
  };
}
