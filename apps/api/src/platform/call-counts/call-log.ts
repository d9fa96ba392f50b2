/** A call that is limited. */
export interface LoggedCall {
  /** The limit and the client. */
  readonly key: string;
  /** The maximum number of calls in any window. */
  readonly max: number;
  readonly windowMs: number;
}

/** The number of recorded calls, or the milliseconds until another is allowed. */
export type Recorded = { readonly granted: number } | { readonly retryMs: number };

/** Records calls, each for the length of its window. */
export interface CallLog {
  /**
   * Records a portion of calls (see `portions`) unless the limit is reached. Concurrent calls never record more than
   * sequential ones.
   */
  record(call: LoggedCall, now: Date): Promise<Recorded>;
}

/**
 * How many calls are recorded together: this part of what is left of a limit before its last few, at least one. Small
 * limits, which protect passwords and forms, therefore count each call, and so does the end of a large limit.
 */
export const portions = { singles: 60, part: 32 } as const;
