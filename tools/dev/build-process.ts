import { createBuilder } from 'vite';

/**
 * `node build-process.ts <folder of an app> [environment]`: builds the app, or one environment of it, for development.
 * It runs in a separate process, because a build reads NODE_ENV, which the development server sets for itself. The mode
 * `draft` skips compression.
 */
const [root = '.', only] = process.argv.slice(2);
const builder = await createBuilder({ root, mode: 'draft', logLevel: 'error' });
if (only === undefined) await builder.buildApp();
else {
  const environment = builder.environments[only];
  if (environment === undefined) throw new Error(`${root} has no environment called ${only}.`);
  await builder.build(environment);
}
