const requests: Record<string, Promise<unknown>> = {};

const fetchOne = (address: string) =>
  (requests[address] ??= new Promise<unknown>((resolve, reject) => {
    const link = document.createElement('link');
    const isStyle = address.endsWith('.css');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.href = address;
    if (isStyle) {
      link.addEventListener('load', resolve);
      link.addEventListener('error', () => {
        delete requests[address];
        link.remove();
        reject(
          Object.assign(new Error(`${address} did not arrive.`), { code: 'CSS_CHUNK_LOAD_FAILED' }),
        );
      });
    } else resolve(link);
    document.head.append(link);
  }));

/**
 * Fetches the imports of a chunk in parallel with it; the build routes every `import()` through this function. A style
 * sheet that fails to load rejects, and can be retried.
 */
export const fetchChunk = <Module>(
  load: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> =>
  Promise.all(names.map((name) => fetchOne(import.meta.env.BASE_URL + name))).then(load);
