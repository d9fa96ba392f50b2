import { brotliCompressSync, constants } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { build, defaultClientConditions } from 'vite';

const brotliSize = (text: string | Uint8Array) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/**
 * Brotli bytes of the minified chunks that an import of this entry loads, React excluded. `entry#name` measures one
 * export.
 */
export async function scriptBytes(entryAndName: string): Promise<number> {
  const [entry = '', name] = entryAndName.split('#');
  // A virtual entry that re-exports only the measured export; the rest of the library is tree-shaken.
  const probe = `\0probe`;
  const probePlugin = {
    name: 'probe',
    resolveId: (id: string) => (id === probe ? id : null),
    load: (id: string) =>
      id === probe ? `export { ${name} } from ${JSON.stringify(entry)};` : null,
  };
  const output = await build({
    configFile: false,
    plugins: [probePlugin],
    logLevel: 'silent',
    publicDir: false,
    resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      // Not `build.lib`: it keeps white space and comments in ES modules for the next bundler.
      rollupOptions: {
        input: name === undefined ? entry : probe,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?(\/|$)/],
      },
    },
  });
  const [result] = [output].flat() as unknown as readonly {
    readonly output: readonly { readonly type: string; readonly code?: string }[];
  }[];
  return (result?.output ?? [])
    .filter((chunk) => chunk.type === 'chunk')
    .reduce((sum, chunk) => sum + brotliSize(chunk.code ?? ''), 0);
}

export function styleBytes(path: string): number {
  const { code } = transform({ filename: path, code: readFileSync(path), minify: true });
  return brotliSize(code);
}
