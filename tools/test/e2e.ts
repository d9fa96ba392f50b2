import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startTestPostgres } from './postgres/start-test-postgres.ts';

/** `npm run e2e [-- name]`: builds the apps, then runs the journeys in a browser, the main one on both databases. */
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const env = { ...process.env, NODE_ENV: 'production' };

const build = spawnSync(
  bin('nx'),
  [
    'run-many',
    '-t',
    'build',
    '-p',
    '@sitewright/api,@sitewright/visitor,@sitewright/config',
    '--outputStyle=stream',
  ],
  { cwd: root, encoding: 'utf8', env },
);
if (build.status !== 0) {
  process.stderr.write(`${build.stdout}${build.stderr}`);
  process.exit(1);
}
const postgres = process.env['TEST_DATABASE_URL'] === undefined ? await startTestPostgres() : null;
const url = postgres?.url ?? process.env['TEST_DATABASE_URL'];
const tests = spawn(bin('playwright'), ['test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, TEST_DATABASE_URL: url },
});
tests.on('exit', (code) => {
  void (postgres?.stop() ?? Promise.resolve()).then(() => process.exit(code ?? 1));
});
