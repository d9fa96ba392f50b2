/** The table of defaults. */
export const autosaveDefaults = {
  /** How long after the last change it is sent. */
  delayMs: 1000,
  /** The first wait before a save that got no answer is sent again; each further one is twice as long. */
  retryDelayMs: 2000,
  /** The longest such wait. */
  maxRetryDelayMs: 60_000,
  /** The most operations of one save (the server's limit). */
  maxOperations: 500,
} as const;
