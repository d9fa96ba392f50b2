import { join, resolve } from 'node:path';
import {
  migrate,
  migrationsFolder,
  openDatabase,
  readMigrations,
  type OpenedDatabase,
} from '../platform/database/index.ts';
import { toStoredSecret } from '../platform/deployment/choose-secret.ts';
import { updateDeployment } from '../platform/deployment/deployment.queries.ts';
import { moveFileStore } from '../platform/deployment/file-store-claim.ts';
import { prepareDataDir } from '../platform/deployment/prepare-data-dir.ts';
import { createSecret } from '../platform/deployment/session-secret.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { createDiskStore } from '../platform/storage/file-store.ts';

/** Changes of a deployment on PostgreSQL by name; each returns the new state. */
const changes = {
  'change-secret': async (database, { SESSION_SECRET }) => {
    const isFromSettings = SESSION_SECRET !== undefined;
    await updateDeployment(
      database,
      toStoredSecret(SESSION_SECRET ?? createSecret(), isFromSettings),
    );
    return isFromSettings
      ? 'Servers start with the present SESSION_SECRET and with no other.'
      : 'The database has a new secret. Servers start without SESSION_SECRET.';
  },

  'move-files': async (database, { DATA_DIR }) => {
    const dataDir = resolve(DATA_DIR);
    await prepareDataDir(dataDir);
    await moveFileStore(database, createDiskStore(join(dataDir, 'files')));
    return `The files of this database are in DATA_DIR ${dataDir}.`;
  },
} as const satisfies Record<
  string,
  (database: OpenedDatabase, settings: Settings) => Promise<string>
>;

export type DeploymentChange = keyof typeof changes;

export const isDeploymentChange = (name: unknown): name is DeploymentChange =>
  typeof name === 'string' && Object.hasOwn(changes, name);

/** Makes a change that servers check when they start. Stop all servers first. */
export async function changeDeployment(
  environment: Readonly<Record<string, string | undefined>>,
  change: DeploymentChange,
): Promise<{ readonly changed: string } | { readonly error: string }> {
  const result = readSettings(environment);
  if (!result.ok) return { error: result.problems.join('\n') };
  const { settings } = result;
  if (settings.DATABASE_URL === undefined)
    return {
      error: 'Only servers on PostgreSQL share a secret and files: DATABASE_URL is not set.',
    };
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    embedded: {},
    postgres: { maxConnections: 1 },
    onNotice: ({ text }) => process.stderr.write(`${text}\n`),
  });
  try {
    await migrate(database, readMigrations(migrationsFolder));
    return { changed: await changes[change](database, settings) };
  } finally {
    await database.close();
  }
}
