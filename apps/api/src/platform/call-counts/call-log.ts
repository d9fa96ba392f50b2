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
 * How many calls are recorded together: `1 / part` of the calls that are left of a limit above its last `singles`, but
 * at least one. So each call is recorded on its own for small limits, which protect passwords and forms, and at the end
 * of large ones.
 */
export const portions = { singles: 60, part: 32 } as const;
