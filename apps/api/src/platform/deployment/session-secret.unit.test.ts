import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenedDatabase } from '../database/index.ts';
import { sessionSecret } from './session-secret.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sitewright-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const path = () => join(dataDir, 'secret');
const readSecret = (kind: 'pglite' | 'postgres', fromSettings?: string) =>
  sessionSecret({ kind } as OpenedDatabase, dataDir, fromSettings);

it('creates a secret when there is none, and keeps it', async () => {
  const secret = await readSecret('pglite');
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(await readFile(path(), 'utf8')).toBe(secret);
  expect(await readSecret('pglite')).toBe(secret);
});

it('replaces a secret that was written in part only', async () => {
  await writeFile(path(), 'too short');
  expect((await readSecret('pglite')).length).toBeGreaterThanOrEqual(32);
});

it('rejects a secret file that cannot be read, with an error that names it', async () => {
  // Root can read every file, but nobody can read a folder as one.
  await mkdir(path());
  await expect(readSecret('pglite')).rejects.toThrow(
    `The secret of this deployment in ${path()} cannot be read (EISDIR).`,
  );
});

it('does not read the secret file when SESSION_SECRET is set', async () => {
  await mkdir(path());
  expect(await readSecret('pglite', 's'.repeat(32))).toBe('s'.repeat(32));
});
