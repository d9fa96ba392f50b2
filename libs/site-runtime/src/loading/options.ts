/** Where scripts of legacy templates expect their library. None is included; a deployment may provide one there. */
export const uiLibraryPath = '/universal/yui3/3.17.2/';

/** Timeouts in milliseconds, and the number of attempts. */
export const loadingDefaults = {
  /** Timeout of a module or style sheet. */
  chunkTimeoutMs: 120_000,
  /** How often a script's global is looked for. */
  globalTries: 100,
  globalIntervalMs: 10,
} as const;
