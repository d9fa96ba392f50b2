import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startTestPostgres } from './postgres/start-test-postgres.ts';

/** `npm run e2e [-- name]`: builds the apps, then journeys across them in a real browser, the main job on both databases. */
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const env = { ...process.env, NODE_ENV: 'production' };

const built = spawnSync(
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
if (built.status !== 0) {
  process.stderr.write(`${built.stdout}${built.stderr}`);
  process.exit(1);
}
const postgres = process.env['TEST_DATABASE_URL'] === undefined ? await startTestPostgres() : null;
const url = postgres?.url ?? process.env['TEST_DATABASE_URL'];
const tested = spawn(bin('playwright'), ['test', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...env, TEST_DATABASE_URL: url },
});
tested.on('exit', (code) => {
  void (postgres?.stop() ?? Promise.resolve()).then(() => process.exit(code ?? 1));
});
