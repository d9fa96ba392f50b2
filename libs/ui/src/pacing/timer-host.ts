/** What sets timers. A window is one. */
export interface TimerHost {
  readonly setTimeout: (callback: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
}

/** What sets timers and knows how late it is, in milliseconds. A window is one. */
export interface ClockHost extends TimerHost {
  readonly performance: { readonly now: () => number };
}
