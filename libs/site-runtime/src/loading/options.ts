/** Path at which scripts of legacy templates expect YUI 3. It is not included; a deployment may serve it there. */
export const uiLibraryPath = '/universal/yui3/3.17.2/';

/** Timeouts in milliseconds, and the number of attempts. */
export const loadingDefaults = {
  /** Timeout of a module or style sheet. */
  chunkTimeoutMs: 120_000,
  /** Maximum number of times that a script's global is looked for. */
  globalTries: 100,
  globalIntervalMs: 10,
} as const;
