import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources } from '../sources/list-sources.ts';

/** Folders and files that test results depend on. `isSource` leaves out prose and build output. */
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

/** Hash of all sources. Test results with another fingerprint are stale. */
export function sourceFingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const path of listSources(root, patterns).filter(isSource)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}
