import type { PauseReason } from './autoplay/pause-reason.ts';
import type { Direction } from './index-control/move-index.ts';

/** Values of gallery options that nobody set. */
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

/** Runs a callback later; answers how to prevent it. */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** Options of a new gallery. */
export interface GalleryOptions {
  /** Number of positions: slides, or groups of a carousel. */
  readonly count: number;
  /** Position to begin with. Default: 0. */
  readonly index?: number | undefined;
  /** Leads from the last position to the first and back. Default: false. */
  readonly loop?: boolean | undefined;
  /** Advances by itself. Default: false. */
  readonly autoplay?: boolean | undefined;
  /** Time that autoplay rests at a position, in milliseconds. Default: 5000. */
  readonly autoplayIntervalMs?: number | undefined;
  /** Lets autoplay choose any other position instead of the next. Default: true. */
  readonly randomize?: boolean | undefined;
  /** Why autoplay rests from the beginning, as `noMotion` for the query flag. Default: no reason. */
  readonly pauses?: readonly PauseReason[] | undefined;
  /** Clock of autoplay and transitions, as `browserSchedule()`: runs a callback later, and answers how to prevent it. */
  readonly schedule: Schedule;
  /** A number from 0 up to 1. Default: `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Whether a position shows a video: autoplay waits for its end. Default: none does. */
  readonly isVideo?: ((index: number) => boolean) | undefined;
  /** Shows a move; answers how long that takes, in milliseconds. Default: it takes no time. */
  readonly animate?: ((move: GalleryMove) => number) | undefined;
  /** Told about each move as it begins. Default: nobody. */
  readonly onChange?: ((move: GalleryMove) => void) | undefined;
  /** Called without loop when the first position is reached. Default: none. */
  readonly onReachedBeginning?: (() => void) | undefined;
  /** Called without loop when the last position is reached. Default: none. */
  readonly onReachedEnd?: (() => void) | undefined;
}
