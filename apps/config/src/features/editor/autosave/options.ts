/** The default options. */
export const autosaveDefaults = {
  /** Delay between the last change and its save. */
  delayMs: 1000,
  /** The first retry delay after a save without a response; it doubles each time. */
  retryDelayMs: 2000,
  /** The longest retry delay. */
  maxRetryDelayMs: 60_000,
  /** The maximum number of operations in one save (the server's limit). */
  maxOperations: 500,
  /** The largest body of a request that outlives the page (the browsers' limit). */
  maxKeepaliveBytes: 65_536,
} as const;
