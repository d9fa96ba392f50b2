import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { encryptionKeysOf } from './encryption-keys.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'encryption-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const fromSettings = { id: 'one', key: new Uint8Array(32).fill(1) };
const path = () => join(dataDir, 'encryption-key');

it('makes a key for the embedded database, which only this user can read, and keeps it', async () => {
  const [made] = await encryptionKeysOf({ kind: 'pglite' }, dataDir, []);
  expect(made?.key).toHaveLength(32);
  expect((await stat(path())).mode & 0o777).toBe(0o600);
  expect(await encryptionKeysOf({ kind: 'pglite' }, dataDir, [])).toEqual([made]);
  const others = await encryptionKeysOf({ kind: 'pglite' }, dataDir, [fromSettings]);
  // The first encrypts; what the file's key has encrypted can still be read.
  expect(others).toEqual([fromSettings, made]);
});

it('makes none beside a key of the settings, and none for PostgreSQL', async () => {
  expect(await encryptionKeysOf({ kind: 'pglite' }, dataDir, [fromSettings])).toEqual([
    fromSettings,
  ]);
  expect(await encryptionKeysOf({ kind: 'postgres' }, dataDir, [])).toEqual([]);
  await expect(readFile(path())).rejects.toThrow('ENOENT');
});

it('does not replace a key that is damaged', async () => {
  await writeFile(path(), 'short');
  await expect(encryptionKeysOf({ kind: 'pglite' }, dataDir, [])).rejects.toThrow('5 bytes');
  expect(await readFile(path(), 'utf8')).toBe('short');
});
