import type { OpenedDatabase } from '../database/index.ts';
import { createToken } from '../security/token.ts';
import type { FileStore } from '../storage/file-store.ts';
import { updateDeploymentIfNull, readDeployment, updateDeployment } from './deployment.queries.ts';

type IdentifiedStore = Pick<FileStore, 'readId' | 'writeId'>;

/** Whether the files of a database are in this store. */
export async function isStoreOfDatabase(
  database: OpenedDatabase,
  files: IdentifiedStore,
): Promise<boolean> {
  if (database.kind === 'pglite') return true;
  const { fileStoreId: expected } = await readDeployment(database);
  return expected === null || expected === (await files.readId());
}

async function readOrCreateId(files: IdentifiedStore): Promise<string> {
  const existing = await files.readId();
  if (existing !== null) return existing;
  const id = createToken();
  await files.writeId(id);
  return id;
}

/**
 * Ensures that all servers of a PostgreSQL database share one file store: a server with its own folder could not serve
 * files that another server stored. The first server's folder becomes that of the database.
 *
 * @returns why the server may not start; null if it may.
 */
export async function claimFileStore(
  database: OpenedDatabase,
  files: IdentifiedStore,
  dataDir: string,
): Promise<string | null> {
  if (database.kind === 'pglite') return null;
  const { fileStoreId } = await readDeployment(database);
  if (fileStoreId === null)
    await updateDeploymentIfNull(
      database,
      { fileStoreId: await readOrCreateId(files) },
      'fileStoreId',
    );
  if (await isStoreOfDatabase(database, files)) return null;
  return (
    `The files of this database are not in DATA_DIR ${dataDir}: another server stores them elsewhere. ` +
    'Give every server the same DATA_DIR, for example a folder on a network file system. ' +
    'If the files were moved here, stop every server and run `npm run deployment -- move-files`.'
  );
}

/** Assigns the store to the database after its files were moved, or restored from a backup. */
export async function moveFileStore(
  database: OpenedDatabase,
  files: IdentifiedStore,
): Promise<void> {
  await updateDeployment(database, { fileStoreId: await readOrCreateId(files) });
}
