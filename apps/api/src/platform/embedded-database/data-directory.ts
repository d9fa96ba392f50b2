import {
  chmodSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Durability } from './options.ts';
import { syncPath, syncTree } from './sync-tree.ts';

/** The PostgreSQL version of the library, as in a cluster's PG_VERSION file. */
export const POSTGRES_VERSION = '18';

/** Paths inside a data folder. */
export const dataPaths = (dataDir: string) =>
  ({
    files: join(dataDir, 'database'),
    lock: join(dataDir, 'database.lock'),
    /** Exists while the files are being created: until then they are not a database. */
    creating: join(dataDir, 'database.creating'),
    dumps: join(dataDir, 'database-dumps'),
    /** A dump that is being restored. */
    restoring: join(dataDir, 'database.restoring'),
  }) as const;

/**
 * Prepares the folder of the database's files. Requires the lock. On a first start the pristine cluster is copied if it
 * exists, else the library creates its own when it opens; both end with `finishCreation`.
 *
 * @returns whether `finishCreation` must follow once the database is open.
 */
export async function prepareFiles(
  dataDir: string,
  templateDir: string | undefined,
): Promise<boolean> {
  const { files, creating, restoring } = dataPaths(dataDir);
  // A restore was interrupted after it moved the files away: a new database here would look like lost data.
  if (!existsSync(files) && existsSync(restoring))
    throw new Error(`A restore was interrupted in ${dataDir}: restore the dump again.`);
  // A start that was interrupted before the database was open: nothing can have been stored in it.
  if (existsSync(creating)) rmSync(files, { recursive: true, force: true });

  if (existsSync(join(files, 'PG_VERSION'))) {
    rejectOtherVersion(files);
    // The library leaves it behind when it is killed, and does not start if a power cut has corrupted it.
    rmSync(join(files, 'postmaster.pid'), { force: true });
    return false;
  }
  if (existsSync(files) && readdirSync(files).length > 0) {
    throw new Error(`The folder ${files} holds files but no database: move them away.`);
  }
  writeFileSync(creating, '');
  await syncPath(creating);
  await syncPath(dataDir);
  if (templateDir !== undefined && existsSync(join(templateDir, 'PG_VERSION'))) {
    await cp(templateDir, files, { recursive: true, mode: constants.COPYFILE_FICLONE });
  }
  return true;
}

/** Ends a first start: from now on the files are a database. */
export async function finishCreation(dataDir: string, durability: Durability): Promise<void> {
  const { files, creating } = dataPaths(dataDir);
  // They contain personal data: other users of the machine must not read them.
  chmodSync(files, 0o700);
  if (durability === 'strict') await syncTree(files);
  rmSync(creating, { force: true });
  await syncPath(dataDir);
}

/** When the database of a data folder was created. */
export function createdAt(dataDir: string): Date {
  return statSync(join(dataPaths(dataDir).files, 'PG_VERSION')).mtime;
}

function rejectOtherVersion(files: string): void {
  const version = readFileSync(join(files, 'PG_VERSION'), 'utf8').trim();
  if (version === POSTGRES_VERSION) return;
  throw new Error(
    `The database in ${files} was written by PostgreSQL ${version}, and this release brings ${POSTGRES_VERSION}: ` +
      'export it with the release that wrote it.',
  );
}
