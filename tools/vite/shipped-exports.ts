import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The exports that a build contains after tree-shaking, by the module's path in the repository. */
export type ShippedExports = Readonly<Record<string, readonly string[]>>;

/** The content of `dist/shipped/<environment>.json`. */
export interface ShippedRecord {
  /** All modules of this repository that the build read, even if tree-shaken. */
  readonly sources: readonly string[];
  /** Hash of these modules at the time of the build. */
  readonly fingerprint: string;
  readonly exports: ShippedExports;
}

const root = join(import.meta.dirname, '../..');

/** The path in the repository of a module of `apps` or `libs`; undefined for any other. */
function pathOf(id: string): string | undefined {
  const path = relative(root, id.split('?', 1)[0] ?? id);
  return /^(apps|libs)\//.test(path) && !/(^|\/)(dist|node_modules)\//.test(path)
    ? path
    : undefined;
}

/** Hash of the files, which changes when one of them is changed or deleted. */
export function fingerprintOf(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const file = join(folder, path);
    hash.update(path).update('\0');
    if (existsSync(file)) hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** The exports of modules of this repository that the chunks of a build contain. */
export function findShippedExports(
  bundle: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
): ShippedExports {
  const shipped: Record<string, readonly string[]> = {};
  for (const chunk of bundle) {
    if (chunk.type !== 'chunk') continue;
    for (const [id, { renderedExports, renderedLength }] of Object.entries(chunk.modules)) {
      const path = pathOf(id);
      if (path !== undefined && renderedLength > 0) shipped[path] = renderedExports.toSorted();
    }
  }
  return shipped;
}

/**
 * Writes `dist/shipped/<environment>.json`: the exports that survived tree-shaking, and the sources of the build.
 * `npm run check:requirements` reads it: tests of an export that no build contains prove nothing about the product.
 */
export function shippedExports(app: string): Plugin {
  return {
    name: 'shipped-exports',
    generateBundle(_, bundle) {
      const sources = new Set<string>();
      for (const id of this.getModuleIds()) {
        const path = pathOf(id);
        if (path !== undefined && existsSync(join(root, path))) sources.add(path);
      }
      const sorted = [...sources].toSorted();
      const record: ShippedRecord = {
        sources: sorted,
        fingerprint: fingerprintOf(root, sorted),
        exports: findShippedExports(Object.values(bundle)),
      };
      const file = join(app, 'dist/shipped', `${this.environment.name}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(record));
    },
  };
}
