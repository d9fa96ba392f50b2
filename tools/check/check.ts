import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * `npm run check [-- target…]`: checks the repository without running the product. Each check is a cached Nx target, so
 * that a second run repeats only what a change can affect. The targets are in `targets/`.
 */
const root = join(import.meta.dirname, '../..');
const targets = [
  'lockfile',
  'types',
  'lint',
  'format',
  'unused',
  'generated',
  'schema-types',
  'files',
  'words',
  'exports',
  'sizes',
] as const;

const names = process.argv.slice(2);
const selected = targets.filter(
  (target) => names.length === 0 || names.some((name) => target.startsWith(name)),
);
if (selected.length === 0) {
  console.error(`No check is called ${names.join(', ')}. The checks are ${targets.join(', ')}.`);
  process.exit(1);
}
const { status } = spawnSync(
  join(root, 'node_modules/.bin/nx'),
  ['run-many', '-t', selected.join(','), '--parallel', '2', '--nx-bail=false'],
  { cwd: root, stdio: 'inherit' },
);
process.exit(status ?? 1);
