import { defineConfig } from 'vite';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defaultClientConditions } from 'vite';

/** Optional entries besides the main one: `src/<name>/index.ts`, published as `@sitewright/<lib>/<name>`. */
const subPaths = ['react', 'dom'] as const;

/**
 * Build configuration of a publishable library: one unminified module per source file; all imports of packages stay
 * external. `tsc -b` writes the declarations, into another folder.
 */
export function libConfig(root: string, extraEntries: Readonly<Record<string, string>> = {}) {
  const entries: Record<string, string> = {};
  for (const [name, path] of [
    ['index', 'src/index.ts'],
    ...subPaths.map((subPath) => [`${subPath}/index`, `src/${subPath}/index.ts`]),
    ...Object.entries(extraEntries),
  ] as [string, string][]) {
    if (existsSync(resolve(root, path))) entries[name] = resolve(root, path);
  }
  return defineConfig({
    root,
    publicDir: false,
    resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
    build: {
      outDir: 'dist/js',
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      cssCodeSplit: true,
      lib: { entry: entries, formats: ['es'] },
      rollupOptions: {
        external: (id: string) =>
          !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
        output: {
          preserveModules: true,
          preserveModulesRoot: resolve(root, 'src'),
          entryFileNames: '[name].js',
        },
      },
    },
  });
}
