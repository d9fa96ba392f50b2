/** The timer functions of a host. A window is one. */
export interface TimerHost {
  readonly setTimeout: (callback: () => void, ms: number) => number;
  readonly clearTimeout: (timer: number | undefined) => void;
}

/** The timer functions of a host and its current time in milliseconds. A window is one. */
export interface ClockHost extends TimerHost {
  readonly performance: { readonly now: () => number };
}
