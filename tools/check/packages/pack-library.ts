import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** One library as npm would publish it. */
export interface PackedLibrary {
  readonly name: string;
  /** Its folder in the workspace. */
  readonly folder: string;
  readonly tarball: string;
  /** Import specifiers of the entries: `@sitewright/money/compare`. */
  readonly entries: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
}

/** Packs a library into an empty folder as a release does: with a clean build by its own script. Works offline. */
export function packLibrary(folder: string, into: string): PackedLibrary {
  const { name, exports } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  execFileSync('npm', ['pack', '--offline', '--pack-destination', into], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const filename = readdirSync(into).find((file) => file.endsWith('.tgz'));
  if (filename === undefined) throw new Error(`${name} was not packed.`);
  const entries = Object.keys(exports).map((path) => `${name}${path.slice(1)}`);
  return { name, folder, tarball: join(into, filename), entries };
}
