/** Where scripts of legacy templates look for their library. None is shipped: a deployment may put one there. */
export const uiLibraryPath = '/universal/yui3/3.17.2/';

/** Times of what a page loads, in milliseconds, and how often it looks. */
export const loadingDefaults = {
  /** A module or style sheet that has not come by then has failed. */
  chunkTimeoutMs: 120_000,
  /** So often a script's global is looked for. */
  globalTries: 100,
  globalIntervalMs: 10,
} as const;
