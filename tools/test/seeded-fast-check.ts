import { configureGlobal } from '../../node_modules/fast-check/lib/fast-check.js';

/**
 * What tests import as `fast-check`. `npm test` draws the same examples each time, so that nobody's change fails for
 * an old error; `npm run test:long` draws new ones, and a failure prints their seed.
 */
if (process.env['LONG'] !== '1') configureGlobal({ seed: 20_261_120 });

export * from '../../node_modules/fast-check/lib/fast-check.js';
