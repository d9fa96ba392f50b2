import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressFiles, precompress } from './precompress.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-precompress-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const script = 'export const words = "to and fro";\n'.repeat(40);

describe('compressFiles', () => {
  it('writes Brotli and gzip copies of files, including in subfolders', async () => {
    mkdirSync(join(folder, 'assets'));
    const path = join(folder, 'assets/a.js');
    writeFileSync(path, script);
    expect((await compressFiles(folder)).toSorted()).toEqual([`${path}.br`, `${path}.gz`]);
    expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(script);
    expect(gunzipSync(readFileSync(`${path}.gz`)).toString()).toBe(script);
  });

  it('skips small and already compressed files', async () => {
    writeFileSync(join(folder, 'small.js'), 'export {};');
    writeFileSync(join(folder, 'font.woff2'), script);
    expect(await compressFiles(folder)).toEqual([]);
  });
});

it('compresses the files of a Vite build', async () => {
  writeFileSync(join(folder, 'entry.js'), `console.log(${JSON.stringify(script)});`);
  const outDir = join(folder, 'out');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    publicDir: false,
    plugins: [precompress()],
    build: { outDir, rollupOptions: { input: join(folder, 'entry.js') } },
  });
  const names = readdirSync(join(outDir, 'assets')).map((name) => name.replace(/-[^.]+/, ''));
  expect(names.toSorted()).toEqual(['entry.js', 'entry.js.br', 'entry.js.gz']);
});
