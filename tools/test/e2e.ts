import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** `npm run e2e [-- name]`: builds the apps, then journeys across them in a real browser. */
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
    '@sitewright/visitor,@sitewright/config',
    '--outputStyle=stream',
  ],
  { cwd: root, encoding: 'utf8', env },
);
if (built.status !== 0) {
  process.stderr.write(`${built.stdout}${built.stderr}`);
  process.exit(1);
}
const args = process.argv.slice(2);
const tested = spawnSync(bin('playwright'), ['test', ...args], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exit(tested.status ?? 1);
