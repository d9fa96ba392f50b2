import { mkdirSync } from 'node:fs';
import { dataPaths, finishCreation, prepareFiles } from './data-directory.ts';
import { removeUnfinishedDumps } from './dumps.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';
import { watchFreeSpace } from './free-space.ts';
import { type LockFile, takeLockFile } from './lock-file.ts';
import { embeddedDefaults, type EmbeddedDatabaseOptions } from './options.ts';
import type { ProcessIdentity } from './process-identity.ts';
import { serveEmbeddedDatabase } from './serve-embedded-database.ts';
import { superviseSession } from './supervisor.ts';

/** Another process has the data folder open. */
export interface EmbeddedDatabaseError {
  readonly kind: 'rejected';
  readonly holder: ProcessIdentity;
}

/** Opens the embedded database, or returns which process holds its folder. */
export async function createEmbeddedDatabase(
  userOptions: Partial<EmbeddedDatabaseOptions> = {},
): Promise<EmbeddedDatabase | EmbeddedDatabaseError> {
  const options = { ...embeddedDefaults, ...userOptions };
  const { dataDir } = options;
  if (dataDir === undefined) {
    const supervisor = await superviseSession(options, undefined);
    return serveEmbeddedDatabase({
      options,
      supervisor,
      isSpaceLow: () => false,
      isLockOurs: () => true,
      release: () => {},
    });
  }

  mkdirSync(dataDir, { recursive: true });
  const lock = takeLockFile(dataPaths(dataDir).lock);
  if (lock.kind === 'rejected') return lock;
  try {
    return await openFolder(dataDir, options, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openFolder(
  dataDir: string,
  options: EmbeddedDatabaseOptions,
  lock: LockFile,
): Promise<EmbeddedDatabase> {
  removeUnfinishedDumps(dataDir);
  const isNew = await prepareFiles(dataDir, options.templateDir);
  const supervisor = await superviseSession(options, dataPaths(dataDir).files);
  try {
    if (isNew) await finishCreation(dataDir, options.durability);
    const space = await watchFreeSpace({
      folder: dataDir,
      minFreeBytes: options.minFreeBytes,
      everyMs: options.freeSpaceIntervalMs,
      readFreeBytes: options.readFreeBytes,
      onChange: (isLow) => options.onNotice(isLow ? spaceIsLow : spaceIsSufficient),
    });
    return serveEmbeddedDatabase({
      options,
      supervisor,
      isSpaceLow: space.isLow,
      isLockOurs: lock.isOurs,
      release() {
        space.stop();
        lock.release();
      },
    });
  } catch (error) {
    await supervisor.close();
    throw error;
  }
}

const spaceIsLow = {
  level: 'error',
  text: 'The disk is nearly full: the database rejects writes and goes on reading.',
} as const;
const spaceIsSufficient = {
  level: 'info',
  text: 'The disk has space again: the database accepts writes.',
} as const;
