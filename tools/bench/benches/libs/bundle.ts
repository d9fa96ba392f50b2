import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';

/** Compared libraries are resolved from this folder, because folders above may contain other versions of them. */
const root = join(import.meta.dirname, '../..');

/** Bundles a module with all its imports as for production: minified, with React's production build. */
export async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    publicDir: false,
    resolve: { conditions: ['@sitewright/source', ...defaultClientConditions] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: {
        input: join(import.meta.dirname, entry),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const [result] = [output].flat() as unknown as readonly {
    readonly output: readonly { readonly type: string; readonly code?: string }[];
  }[];
  const chunks = (result?.output ?? []).filter((chunk) => chunk.type === 'chunk');
  if (chunks.length !== 1) throw new Error(`${entry} became ${chunks.length} files.`);
  return chunks[0]?.code ?? '';
}
