/**
 * Budgets that `docs` promises and `npm run bench` prints next to its results. Times differ between machines, so they
 * never make a bench fail; the bytes of a page's scripts are the same everywhere, so that the bench `page` can fail.
 */
export const budgets = {
  cachedPage: '≥ 0.90',
  notModified: '≥ 1.00',
  uncachedPage: { postgres: '≤ 1.0 ms', pglite: '≤ 1.5 ms' },
  publish: '≤ 50 ms',
  bootScript: 6_000,
  recorders: 5_000,
  withoutReact: 26_000,
  reactIsland: 85_000,
  start: { existing: '≤ 1 s', empty: '≤ 10 s', postgres: '≤ 0.5 s' },
  idleMemory: { postgres: '≤ 150 MB', pglite: '≤ 600 MB' },
  hotProduct: '≥ 0.25',
  checkoutCpu: '≤ 1.5 ms',
} as const;
