import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** A compressed copy of a smaller file saves less than a packet. */
const minBytes = 400;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `x.js.br` and `x.js.gz` next to each text file, unless they would not be smaller. Returns their paths. */
export async function compressFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const written = await Promise.all(
    names
      .filter((name) => compressible.test(name))
      .map(async (name) => {
        const path = join(folder, name);
        const plain = await readFile(path);
        if (plain.length < minBytes) return [];
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
 * Compresses the output of a browser build with maximum quality, so that the server only has to send the copy that the
 * browser supports. Applies to one Vite environment, not to the build of the server.
 */
export const precompress = (environment = 'client'): Plugin => ({
  name: 'precompress',
  apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
  applyToEnvironment: ({ name }) => name === environment,
  async writeBundle({ dir }) {
    if (dir !== undefined) await compressFiles(dir);
  },
});
