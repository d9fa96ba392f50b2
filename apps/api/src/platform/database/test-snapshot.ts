import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { clusterTemplateDir, createEmbeddedDatabase } from '../embedded-database/index.ts';
import { testCacheDir } from '../embedded-database/test-folder.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-database.ts';
import type { Migration } from './read-migrations.ts';

/** The cache key of a set of migrations. */
export function digestOf(migrations: readonly Migration[]): string {
  const digest = createHash('sha256');
  for (const { name, checksum } of migrations) digest.update(`${name} ${checksum} `);
  return digest.digest('hex').slice(0, 16);
}

/** A migrated database as a tar file: created once, then cached for later test runs. */
export async function migratedSnapshot(migrations: readonly Migration[]): Promise<Blob> {
  const engine = basename(clusterTemplateDir(testCacheDir));
  const path = join(testCacheDir, `${engine}-${digestOf(migrations)}.tar`);
  if (existsSync(path)) return new Blob([readFileSync(path)]);
  const snapshot = await createSnapshot(migrations);
  mkdirSync(testCacheDir, { recursive: true });
  for (const old of readdirSync(testCacheDir).filter((name) => name.endsWith('.tar')))
    rmSync(join(testCacheDir, old), { force: true });
  writeFileSync(`${path}.${process.pid}`, new Uint8Array(await snapshot.arrayBuffer()));
  renameSync(`${path}.${process.pid}`, path);
  return snapshot;
}

async function createSnapshot(migrations: readonly Migration[]): Promise<Blob> {
  const embedded = await createEmbeddedDatabase();
  if (embedded.kind === 'rejected') throw new Error('A database in memory has no lock.');
  try {
    await migrate(openEmbedded(embedded), migrations);
    return await embedded.snapshot();
  } finally {
    await embedded.close();
  }
}
