import type { EscapeContext, EscapeDestination } from './context.ts';

/** What an Escape manager is made from. Everything outside it comes in here. */
export interface EscapeManagerOptions {
  /** Leads to the configuration area, or to its login prompt. */
  readonly navigate: (destination: EscapeDestination) => void;
  /** Logs the authenticated account out. */
  readonly logout: () => void;
  /** Reads who looks at the page; asked at each press, because the account is known only later. */
  readonly readContext: () => EscapeContext;
  /** Calls back once after a number of milliseconds. `setTimeout` fits. */
  readonly setTimer: (callback: () => void, delayMs: number) => unknown;
  /** How long a press waits before it acts, so that other listeners can still claim it. Default: 10. */
  readonly delayMs?: number;
}

/** The defaults of the Escape manager. */
export const escapeManagerDefaults = {
  delayMs: 10,
} as const satisfies Partial<EscapeManagerOptions>;
