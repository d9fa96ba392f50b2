import type { PauseReason } from './autoplay/pause-reason.ts';
import type { galleryDefaults, GalleryMove, GalleryOptions } from './options.ts';
import {
  isPosition,
  isRotating,
  transition,
  type GalleryEvent,
  type GalleryState,
} from './state.ts';

/** A gallery's index, autoplay and life cycle, without its presentation. */
export interface Gallery {
  readonly getState: () => GalleryState;
  /** Calls `listener` after each change of state; returns a function that unsubscribes. */
  readonly subscribe: (listener: (state: GalleryState) => void) => () => void;
  /** Moves to the next position; returns false if rejected. */
  readonly next: () => boolean;
  /** Moves to the previous position; returns false if rejected. */
  readonly previous: () => boolean;
  /** Moves to a position; returns false if rejected. */
  readonly goTo: (index: number) => boolean;
  /** Adds a reason that pauses autoplay. */
  readonly pause: (reason: PauseReason) => void;
  /** Removes the reason. */
  readonly resume: (reason: PauseReason) => void;
  /** Makes the gallery follow a linked one; it rejects moves of its own until `release`. */
  readonly follow: (index: number) => void;
  readonly release: () => void;
  /** Changes the number of positions of a carousel. */
  readonly regroup: (groups: { readonly index: number; readonly count: number }) => void;
  /** Stops every timer; the gallery accepts no further moves. */
  readonly destroy: () => void;
}

/** Complete gallery options. */
export type FullGalleryOptions = Omit<GalleryOptions, keyof typeof galleryDefaults> & {
  readonly [Name in keyof typeof galleryDefaults]: NonNullable<GalleryOptions[Name]>;
};

function initialState(options: FullGalleryOptions): GalleryState {
  const { count, loop, pauses, autoplay, randomize } = options;
  const index = isPosition(options.index, count) ? options.index : 0;
  return {
    index,
    previousIndex: index,
    direction: 1,
    count,
    phase: 'idle',
    loop,
    autoplay: autoplay ? (randomize ? 'random' : 'inOrder') : 'off',
    pauses,
  };
}

/** Runs a gallery with complete, validated options; `createGallery` accepts partial ones. */
export function runGallery(options: FullGalleryOptions): Gallery {
  const { autoplayIntervalMs, random, schedule, isVideo } = options;
  const listeners = new Set<(state: GalleryState) => void>();
  let state = initialState(options);
  let isAlive = true;
  let cancelTick = () => {};
  let cancelSettle = () => {};

  function dispatch(event: GalleryEvent): boolean {
    if (!isAlive) return false;
    const step = transition(state, event);
    const hasChanged = step.state !== state;
    state = step.state;
    if (hasChanged) restartAutoplay();
    for (const effect of step.effects) {
      if (effect === 'reachedBeginning') options.onReachedBeginning?.();
      else if (effect === 'reachedEnd') options.onReachedEnd?.();
      else show();
    }
    if (hasChanged) for (const listener of listeners) listener(state);
    return step.effects.length > 0;
  }

  function show() {
    const { index, previousIndex, direction } = state;
    const linked = state.phase === 'following';
    const move: GalleryMove = { index, previousIndex, direction, linked };
    options.onChange?.(move);
    const durationMs = options.animate?.(move) ?? 0;
    if (!linked) cancelSettle = schedule(() => dispatch({ type: 'settled' }), durationMs);
    pauseOnVideo();
  }

  function pauseOnVideo() {
    if (isVideo) dispatch({ type: isVideo(state.index) ? 'paused' : 'resumed', reason: 'video' });
  }

  function restartAutoplay() {
    cancelTick();
    if (state.phase !== 'idle' || !isRotating(state)) return;
    cancelTick = schedule(() => dispatch({ type: 'ticked', random: random() }), autoplayIntervalMs);
  }

  pauseOnVideo();
  restartAutoplay();

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    next: () => dispatch({ type: 'next' }),
    previous: () => dispatch({ type: 'previous' }),
    goTo: (index) => dispatch({ type: 'goTo', index }),
    pause: (reason) => dispatch({ type: 'paused', reason }),
    resume: (reason) => dispatch({ type: 'resumed', reason }),
    follow: (index) => dispatch({ type: 'followed', index }),
    release: () => dispatch({ type: 'released' }),
    regroup: (groups) => dispatch({ type: 'regrouped', ...groups }),
    destroy: () => {
      isAlive = false;
      cancelTick();
      cancelSettle();
      listeners.clear();
    },
  };
}
