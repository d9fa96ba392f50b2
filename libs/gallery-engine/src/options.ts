import type { PauseReason } from './autoplay/pause-reason.ts';
import type { Direction } from './index-control/move-index.ts';

/** Default values of gallery options. */
export const galleryDefaults = {
  index: 0,
  loop: false,
  autoplay: false,
  autoplayIntervalMs: 5000,
  randomize: true,
  pauses: [],
  random: Math.random,
} as const;

/** A move from one position to another. */
export interface GalleryMove {
  readonly index: number;
  readonly previousIndex: number;
  readonly direction: Direction;
  /** Whether a linked gallery made it. */
  readonly linked: boolean;
}

/** Schedules a callback; returns a function that cancels it. */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** Options of a new gallery. */
export interface GalleryOptions {
  /** Number of positions: slides, or groups of a carousel. */
  readonly count: number;
  /** Initial position. Default: 0. */
  readonly index?: number | undefined;
  /** Loops from the last position to the first and back. Default: false. */
  readonly loop?: boolean | undefined;
  /** Advances automatically. Default: false. */
  readonly autoplay?: boolean | undefined;
  /** Time at each position during autoplay, in milliseconds. Default: 5000. */
  readonly autoplayIntervalMs?: number | undefined;
  /** Makes autoplay choose a random other position instead of the next. Default: true. */
  readonly randomize?: boolean | undefined;
  /** Reasons that pause autoplay from the start, such as `noMotion` for the query flag. Default: none. */
  readonly pauses?: readonly PauseReason[] | undefined;
  /**
   * Clock of autoplay and transitions, such as `browserSchedule()`: schedules a callback and returns a function that
   * cancels it.
   */
  readonly schedule: Schedule;
  /** A number from 0 up to 1. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Whether a position shows a video: autoplay waits for its end. Default: none does. */
  readonly isVideo?: ((index: number) => boolean) | undefined;
  /** Animates a move; returns its duration in milliseconds. Default: no animation. */
  readonly animate?: ((move: GalleryMove) => number) | undefined;
  /** Called when a move starts. Default: none. */
  readonly onChange?: ((move: GalleryMove) => void) | undefined;
  /** Called without loop when the first position is reached. Default: none. */
  readonly onReachedBeginning?: (() => void) | undefined;
  /** Called without loop when the last position is reached. Default: none. */
  readonly onReachedEnd?: (() => void) | undefined;
}
