import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The exports of each module that a build kept, by the module's path in the repository. */
export type ShippedExports = Readonly<Record<string, readonly string[]>>;

const root = join(import.meta.dirname, '../..');

/** What the chunks of a build kept of our modules. */
export function exportsKept(
  bundle: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
): ShippedExports {
  const shipped: Record<string, readonly string[]> = {};
  for (const chunk of bundle) {
    if (chunk.type !== 'chunk') continue;
    for (const [id, { renderedExports, renderedLength }] of Object.entries(chunk.modules)) {
      const path = relative(root, id.split('?', 1)[0] ?? id);
      const isOurs = /^(apps|libs)\//.test(path) && !path.includes('node_modules');
      if (isOurs && renderedLength > 0) shipped[path] = renderedExports.toSorted();
    }
  }
  return shipped;
}

/**
 * Writes `dist/shipped/<environment>.json`: which exports of our modules survived tree-shaking. What tests prove of an
 * export that no build kept, no visitor or owner can meet; `npm run check:requirements` reads it.
 */
export function shippedExports(app: string): Plugin {
  return {
    name: 'shipped-exports',
    generateBundle(_, bundle) {
      const shipped = exportsKept(Object.values(bundle));
      const file = join(app, 'dist/shipped', `${this.environment.name}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(shipped));
    },
  };
}
