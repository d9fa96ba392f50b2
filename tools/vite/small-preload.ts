import type { Plugin } from 'vite';

/** The module that runs the `import()` calls of a build; Vite writes it into the first chunk that needs it. */
const helper = /^\0?vite\/preload-helper/;

/**
 * Replaces Vite's preload helper with a loader of a quarter of its size, because every first visit loads it. All
 * supported browsers have `modulepreload`, the pages link no chunk themselves, and each `import()` handles its failure.
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
