import type { EscapePress } from './press.ts';

/** Options of an Escape manager. */
export interface EscapeManagerOptions {
  /** Calls back once after a number of milliseconds, such as `setTimeout`. */
  readonly setTimer: (callback: () => void, delayMs: number) => unknown;
  /** How long a press waits before it acts, so that other listeners can still handle it. At least 0. Default: 10. */
  readonly delayMs?: number;
  /**
   * Chooses the effect of a press that closes nothing: one with shift, or with nothing open. Called before the delay.
   * Default: none.
   */
  readonly otherwise?: (press: EscapePress) => EscapeAction | undefined;
}

/** The effect of a press instead of closing something. */
export type EscapeAction = () => void;

/** Default delay of a press. */
export const escapeDelayMs = 10;
