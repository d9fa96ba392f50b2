import type { Plugin } from 'vite';

/** The module through which a build's `import()` calls run; Vite writes it into the first chunk that needs it. */
const helper = /^\0?vite\/preload-helper/;

/**
 * Puts a loader of a quarter of the size where Vite's stands: no browser of ours lacks `modulepreload`, our pages
 * link no chunk themselves, and whoever imports a chunk deals with its failure. Each first page pays for it.
 *
 * @param loader - the module that exports the loader as `fetchChunk`
 */
export const smallPreload = (loader: string): Plugin => ({
  name: 'small-preload',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: helper },
    handler: () => ({
      code: `export { fetchChunk as __vitePreload } from ${JSON.stringify(loader)};`,
      map: null,
    }),
  },
});
