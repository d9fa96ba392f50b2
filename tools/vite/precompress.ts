import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this a compressed copy saves less than a packet. */
const leastBytes = 400;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `x.js.br` and `x.js.gz` beside each text that a build wrote, unless they would be no smaller. */
export async function compressFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const written = await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const plain = await readFile(path);
        if (plain.length < leastBytes) return [];
        const copies = [
          [`${path}.br`, await toBrotli(plain, { params: brotliSettings(plain.length) })],
          [`${path}.gz`, await toGzip(plain, { level: constants.Z_BEST_COMPRESSION })],
        ] as const;
        const smaller = copies.filter(([, bytes]) => bytes.length < plain.length);
        await Promise.all(smaller.map(([target, bytes]) => writeFile(target, bytes)));
        return smaller.map(([target]) => target);
      }),
  );
  return written.flat();
}

const brotliSettings = (bytes: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
});

/**
 * Compresses what a browser build wrote, once and as well as can be, so that the server only has to send the copy
 * that the browser understands. Works on one of Vite's environments: the server's own build stays as it is.
 */
export const precompress = (environment = 'client'): Plugin => ({
  name: 'precompress',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  applyToEnvironment: ({ name }) => name === environment,
  async writeBundle({ dir }) {
    if (dir !== undefined) await compressFiles(dir);
  },
});
