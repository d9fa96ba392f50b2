import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One library as npm would publish it. */
export interface PackedLibrary {
  readonly name: string;
  /** Its folder in the workspace. */
  readonly folder: string;
  readonly tarball: string;
  /** What can be imported, as it is written in an import. */
  readonly entries: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Packs a built library into a folder. Nothing is downloaded, and no script of it runs. */
export function packLibrary(folder: string, into: string): PackedLibrary {
  const { name, exports } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const printed = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', into],
    { cwd: folder, encoding: 'utf8' },
  );
  const [{ filename }] = JSON.parse(printed) as [{ readonly filename: string }];
  const entries = Object.keys(exports).map((path) => `${name}${path.slice(1)}`);
  return { name, folder, tarball: join(into, filename), entries };
}
