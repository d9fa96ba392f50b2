import type { Plugin } from 'vite';

/** The module through which a build's `import()` calls run; Vite writes it into the first chunk that needs it. */
const helper = /^\0?vite\/preload-helper/;

/** Fetches what a chunk imports beside the chunk itself. A stylesheet that does not arrive rejects. */
const code = (base: string) => `
const known = {};
const fetchOne = (name) => known[name] ??= new Promise((resolve, reject) => {
  const link = document.createElement('link');
  const isStyle = name.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.href = ${JSON.stringify(base)} + name;
  if (isStyle) {
    link.onload = resolve;
    link.onerror = () => {
      delete known[name];
      link.remove();
      reject(Object.assign(new Error(link.href + ' did not arrive.'), { code: 'CSS_CHUNK_LOAD_FAILED' }));
    };
  } else resolve();
  document.head.append(link);
});
export const __vitePreload = (load, names = []) => Promise.all(names.map(fetchOne)).then(load);
`;

/**
 * Puts a loader of a quarter of the size where Vite's stands: no browser of ours lacks `modulepreload`, our pages
 * link no chunk themselves, and whoever imports a chunk deals with its failure. Each first page pays for it.
 */
export const smallPreload = (): Plugin => {
  let base = '/';
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void (base = config.base),
    transform: {
      filter: { id: helper },
      handler: () => ({ code: code(base), map: null }),
    },
  };
};
