import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lease } from '../database/connection-source.ts';
import { ensureClusterTemplate } from './cluster-template.ts';
import { createEmbeddedDatabase } from './create-embedded-database.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { readFreeBytesNow } from './free-space.ts';
import type { EmbeddedDatabaseOptions } from './options.ts';

/** The cache folder of tests. */
export const testCacheDir = join(
  import.meta.dirname,
  '../../../../../node_modules/.cache/sitewright',
);

/** A data folder of one test file, and its opened databases. */
export interface TestFolder {
  readonly dataDir: string;
  /** Opens the database of the folder, the first time from a pristine cluster. */
  open(options?: Partial<EmbeddedDatabaseOptions>): Promise<EmbeddedDatabase>;
  /** Closes what is open and removes the folder. */
  remove(): Promise<void>;
}

const TEST_FOLDER_BYTES = 1024 ** 3;

/** Creates a temporary folder, in memory if there is enough space: thousands of files are slow on a disk. */
export function makeFastFolder(): string {
  const memory = '/dev/shm';
  const hasSpace = existsSync(memory) && readFreeBytesNow(memory) > TEST_FOLDER_BYTES;
  return mkdtempSync(join(hasSpace ? memory : tmpdir(), 'sitewright-'));
}

/** Creates a data folder that `remove` deletes. Its databases have `relaxed` durability by default. */
export async function makeTestFolder(): Promise<TestFolder> {
  const folder = makeFastFolder();
  const dataDir = join(folder, 'data');
  const templateDir = await ensureClusterTemplate(testCacheDir);
  const opened: EmbeddedDatabase[] = [];
  return {
    dataDir,
    async open(options = {}) {
      const database = await createEmbeddedDatabase({
        dataDir,
        templateDir,
        durability: 'relaxed',
        ...options,
      });
      if (database.kind === 'rejected')
        throw new Error(`Process ${database.holder.pid} holds the folder.`);
      opened.push(database);
      return database;
    },
    async remove() {
      for (const database of opened) await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on its own connection and returns the rows. */
export async function run(database: EmbeddedDatabase, text: string): Promise<unknown[]> {
  return withLease(database, async (lease) => (await lease.query(text)).rows as unknown[]);
}

/** Lends the connection to `work` and releases it. */
export async function withLease<T>(
  database: EmbeddedDatabase,
  work: (lease: Lease) => Promise<T>,
): Promise<T> {
  const lease = await database.connect();
  try {
    return await work(lease);
  } finally {
    lease.release();
  }
}
