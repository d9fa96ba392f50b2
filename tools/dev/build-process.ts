import { createBuilder } from 'vite';

/**
 * `node build-process.ts <folder of an app> [environment]`: builds the app, or one environment of it, for looking at
 * during development. A process of its own, because a build reads NODE_ENV, which the development server sets for
 * itself; and uncompressed, because nobody measures it.
 */
const [root = '.', only] = process.argv.slice(2);
const builder = await createBuilder({ root, mode: 'draft', logLevel: 'error' });
if (only === undefined) await builder.buildApp();
else {
  const environment = builder.environments[only];
  if (environment === undefined) throw new Error(`${root} has no environment called ${only}.`);
  await builder.build(environment);
}
