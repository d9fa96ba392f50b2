import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** `npm run check`: everything that can be told of the repository without running it as a product. */
const root = join(import.meta.dirname, '../..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);
const node = (...args: string[]) =>
  [process.execPath, ['--conditions=@sitewright/source', ...args]] as const;

const steps: Readonly<Record<string, readonly [command: string, args: readonly string[]]>> = {
  'the lockfile is complete': node('tools/check/lockfile.ts'),
  'the project graph is known': [bin('nx'), ['show', 'projects']],
  'lint and boundaries': [bin('oxlint'), []],
  format: [bin('oxfmt'), ['--check', '.']],
  types: [bin('tsc'), ['-b']],
  'unused code': [bin('knip'), ['--no-progress']],
  'generated files are fresh': node('tools/generate/generate.ts', '--check'),
  'file sizes and names': node('tools/check/files.ts'),
  'words of the glossary': node('tools/check/words.ts'),
  'exports are described': node('tools/check/documented-exports.ts'),
  'size budgets': node('tools/check/sizes.ts'),
};

const chosen = process.argv.slice(2);
let failed = 0;
for (const [name, [command, args]] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue;
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'}  ${name} (${seconds} s)`);
  if (status !== 0) {
    failed += 1;
    console.log(`${stdout}${stderr}`);
  }
}
process.exit(failed === 0 ? 0 : 1);
