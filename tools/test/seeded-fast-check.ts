import { configureGlobal } from '../../node_modules/fast-check/lib/fast-check.js';

/**
 * Replaces `fast-check` in tests. `npm test` generates the same examples each time, so that a change does not fail
 * because of an older error; `npm run test:long` generates new ones, and a failure prints their seed.
 */
if (process.env['LONG'] !== '1') configureGlobal({ seed: 20_261_120 });

export * from '../../node_modules/fast-check/lib/fast-check.js';
