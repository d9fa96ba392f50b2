import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finds optional dependencies that the lockfile lacks: with one, `npm ci` rejects the whole lockfile. */
interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const root = join(import.meta.dirname, '../..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

const isLocked = (from: string, name: string): boolean => {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))
  ) {
    if (packages[`${folder === '' ? '' : `${folder}/`}node_modules/${name}`] !== undefined)
      return true;
    if (folder === '') return false;
  }
};

const missing = Object.entries(packages).flatMap(([path, entry]) =>
  Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isLocked(path, name))
    .map((name) => `${path === '' ? 'the workspace' : path} → ${name}`),
);
for (const line of missing) console.error(`The lockfile lacks an optional dependency: ${line}`);
process.exit(missing.length === 0 ? 0 : 1);
