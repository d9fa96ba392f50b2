import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What test results depend on: every source, test and setting; not prose, not what a build makes. */
const patterns = [
  'apps',
  'libs',
  'tools',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  'vitest.workspace.ts',
  'playwright.config.ts',
];
const isSource = (path: string) =>
  !path.endsWith('.md') && !/(^|\/)(dist|node_modules)\//.test(path);

/** One text for the state of all sources: results that were made of another state are stale. */
export function sourceFingerprint(root: string): string {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns],
    { cwd: root, maxBuffer: 1e8 },
  );
  const hash = createHash('sha256');
  for (const path of listed
    .toString()
    .split('\0')
    .filter((name) => name !== '' && isSource(name))
    .toSorted()) {
    if (!existsSync(join(root, path))) continue;
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}
