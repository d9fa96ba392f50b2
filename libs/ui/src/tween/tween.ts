import { easings, type EasingName } from './easings.ts';

/** How long things of a page move, in seconds. */
export const animationSeconds = 0.3;

/** How a tween moves. */
export interface TweenOptions {
  /** Milliseconds from beginning to end; 0 is at once. Default 300. */
  readonly durationMs?: number | undefined;
  /** Default `easeOutSine`. */
  readonly easing?: EasingName | undefined;
}

/** Options of a tween that nobody set. */
export const tweenDefaults = {
  durationMs: animationSeconds * 1000,
  easing: 'easeOutSine',
} as const satisfies TweenOptions;

/** The time that a tween goes by. */
export interface TweenEnvironment {
  /** Milliseconds since any moment. */
  readonly now: () => number;
  /** Calls back before the next frame; answers how to take that back. */
  readonly requestFrame: (callback: () => void) => () => void;
}

/** How a movement ended: at its end, or where it was left. */
export type TweenOutcome = 'finished' | 'canceled';

/** A movement under way. */
export interface Tween {
  /** Leaves things where they are. */
  readonly cancel: () => void;
  /** It never rejects. */
  readonly done: Promise<TweenOutcome>;
}

/**
 * Calls `step` in each frame with how far the movement is, from 0 to 1, and with 1 at last.
 *
 * @throws TypeError when `step` is no function, RangeError when the duration is no finite number.
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
  let isOver = false;
  let takeBack = () => {};

  function advance(): void {
    const share = durationMs > 0 ? (now() - startedAt) / durationMs : 1;
    if (share >= 1) {
      isOver = true;
      step(1);
      resolve('finished');
      return;
    }
    step(ease(share));
    // The step itself may have canceled.
    if (!isOver) takeBack = requestFrame(advance);
  }

  if (durationMs > 0) takeBack = requestFrame(advance);
  else advance();
  return {
    cancel: () => {
      if (isOver) return;
      isOver = true;
      takeBack();
      resolve('canceled');
    },
    done,
  };
}
