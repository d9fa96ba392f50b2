/** A call that is limited. */
export interface LoggedCall {
  /** Names the limit, and whom it is for. */
  readonly key: string;
  /** So many at most are recorded, in any window. */
  readonly max: number;
  readonly windowMs: number;
}

/** How many calls were recorded, or in how many milliseconds another can be. */
export type Recorded = { readonly granted: number } | { readonly retryMs: number };

/** Records calls, each for as long as its window. */
export interface CallLog {
  /**
   * Records a portion of calls (see `portions`) unless the limit is reached. Of many that come at once no more are
   * recorded than of those that come in turn.
   */
  record(call: LoggedCall, now: Date): Promise<Recorded>;
}

/**
 * How many calls are recorded together: this part of what is left of a limit beyond its last few, and at least one. So
 * limits that keep people from trying and posting count each call by itself, and so does the end of a large one.
 */
export const portions = { singles: 60, part: 32 } as const;
