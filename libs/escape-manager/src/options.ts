import type { EscapePress } from './press.ts';

/** What an Escape manager is made from. Everything outside it comes in here. */
export interface EscapeManagerOptions {
  /** Calls back once after a number of milliseconds. `setTimeout` fits. */
  readonly setTimer: (callback: () => void, delayMs: number) => unknown;
  /** How long a press waits before it acts, so that other listeners can still claim it. At least 0. Default: 10. */
  readonly delayMs?: number;
  /** Chooses what a press does that closes nothing: one with shift, or with nothing open. Asked when it arrives. Default: nothing. */
  readonly otherwise?: (press: EscapePress) => EscapeAction | undefined;
}

/** What a press does instead of closing something. */
export type EscapeAction = () => void;

/** How long a press waits unless a manager is told otherwise. */
export const escapeDelayMs = 10;
