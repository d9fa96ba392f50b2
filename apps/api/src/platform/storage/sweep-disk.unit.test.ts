import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDiskStore, type FileStore } from './file-store.ts';

const dayMs = 86_400_000;
const monthAgo = new Date(Date.now() - 31 * dayMs);
const before = new Date(Date.now() - 30 * dayMs);

let root: string;
let store: FileStore;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sitewright-files-'));
  store = createDiskStore(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function put(text: string, at = monthAgo): Promise<string> {
  const stored = await store.store('site', Readable.from([Buffer.from(text)]), 1000);
  if (typeof stored === 'string') throw new Error(stored);
  await store.derived('site', stored.sha256, '300.webp', (target) => writeFile(target, 'small'));
  await utimes(store.pathOf('site', stored.sha256), at, at);
  return stored.sha256;
}

const sweep = (named: readonly string[], isNamed: (hash: string) => Promise<boolean>) =>
  store.sweepWebsite({ websiteId: 'site', before, named: new Set(named), isNamed });
const unnamed = () => Promise.resolve(false);
const isThere = async (hash: string) => (await store.sizeOf('site', hash)) !== null;

/** Runs the work in a process that is killed once it has begun. */
async function killIn(work: 'store' | 'sweep'): Promise<void> {
  const script = join(import.meta.dirname, 'cut-off-process.ts');
  const child = spawn(process.execPath, [script, root, work], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

it('removes old unreferenced files with their derived files, and no others', async () => {
  const named = await put('named');
  const deleted = await put('deleted');
  const fresh = await put('fresh', new Date());
  expect(await sweep([named], unnamed)).toBe(1);
  expect([await isThere(named), await isThere(deleted), await isThere(fresh)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(readdirSync(join(root, 'site', deleted.slice(0, 2)))).toEqual([]);
  expect(readdirSync(`${store.pathOf('site', named)}.d`)).toEqual(['300.webp']);
});

it('does not remove a file that is uploaded again during the sweep', async () => {
  const hash = await put('again');
  await sweep([], async () => {
    await store.store('site', Readable.from([Buffer.from('again')]), 1000);
    return false;
  });
  expect(await isThere(hash)).toBe(true);
});

it('restores a file that became referenced during the sweep', async () => {
  const hash = await put('row');
  expect(await sweep([], () => Promise.resolve(true))).toBe(0);
  expect(await isThere(hash)).toBe(true);
});

it('restores or removes the files of an interrupted sweep', async () => {
  const hash = await put('aside');
  await killIn('sweep');
  expect(await isThere(hash)).toBe(false);
  expect(await sweep([hash], () => Promise.resolve(true))).toBe(0);
  expect(await isThere(hash)).toBe(true);
  await killIn('sweep');
  expect(await sweep([], unnamed)).toBe(1);
  expect(readdirSync(join(root, 'site', hash.slice(0, 2)))).toEqual([]);
});

it('removes old files of interrupted uploads, but no recent ones', async () => {
  await killIn('store');
  const left = () => readdirSync(join(root, 'incoming')).length;
  expect(left()).toBe(1);
  expect(await store.sweepIncoming(before)).toBe(0);
  expect(await store.sweepIncoming(new Date(Date.now() + 1000))).toBe(1);
  expect(left()).toBe(0);
});
