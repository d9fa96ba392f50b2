import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The exports of each module that a build kept, by the module's path in the repository. */
export type ShippedExports = Readonly<Record<string, readonly string[]>>;

/** What a build wrote about itself. */
export interface ShippedRecord {
  /** The modules of ours that it read, kept or not. */
  readonly sources: readonly string[];
  /** Of what these modules were at that time. */
  readonly fingerprint: string;
  readonly exports: ShippedExports;
}

const root = join(import.meta.dirname, '../..');

/** The path of a module of ours in the repository; undefined for any other. */
function pathOf(id: string): string | undefined {
  const path = relative(root, id.split('?', 1)[0] ?? id);
  return /^(apps|libs)\//.test(path) && !/(^|\/)(dist|node_modules)\//.test(path)
    ? path
    : undefined;
}

/** One text for the state of some files: it is another as soon as one of them is changed or gone. */
export function fingerprintOf(folder: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const file = join(folder, path);
    hash.update(path).update('\0');
    if (existsSync(file)) hash.update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** What the chunks of a build kept of our modules. */
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
 * Writes `dist/shipped/<environment>.json`: which exports of our modules survived tree-shaking, and of which sources.
 * What tests prove of an export that no build kept, no visitor or owner can meet; `npm run check:requirements` reads it.
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
