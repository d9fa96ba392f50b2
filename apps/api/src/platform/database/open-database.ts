import {
  createEmbeddedDatabase,
  describeLockedFolder,
  type EmbeddedDatabase,
} from '../embedded-database/index.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import type { ConnectionSource } from './connection-source.ts';
import { createKyselyOnLease, createKysely } from './create-kysely.ts';
import { openPostgres } from './open-postgres.ts';
import { openNotificationChannel, type OwnedChannel } from './notification-channel.ts';
import { rejectSecondConnection } from './open-transactions.ts';
import type { OpenedDatabase } from './opened-database.ts';
import type { Database } from './schema.gen.ts';
import type { DatabaseSettings } from './settings.ts';

/**
 * Opens the database: PostgreSQL if a URL is given, else the embedded one.
 *
 * @throws when another process has the embedded database's folder open (the message names its pid), when PostgreSQL
 * rejects the login, or when it is too old. An unavailable PostgreSQL is waited for.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  if (settings.databaseUrl !== undefined) {
    const { databaseUrl, onNotice } = settings;
    const source = await openPostgres(databaseUrl, settings);
    const onWait = () =>
      onNotice({ level: 'info', text: 'Waiting for another server that prepares the database.' });
    const channels: OwnedChannel[] = [];
    const closeChannels = () => Promise.all(channels.map((channel) => channel.close()));
    return createOpenedDatabase('postgres', source, {
      storeCopy: () => Promise.resolve(),
      openChannel(listener) {
        const channel = openNotificationChannel(databaseUrl, listener);
        channels.push(channel);
        return channel;
      },
      async close() {
        await closeChannels();
        await source.close();
      },
      exclusively: (lock, work) => withAdvisoryLock({ databaseUrl, lock, onWait }, work),
    });
  }
  const embedded = await createEmbeddedDatabase({
    onNotice: settings.onNotice,
    ...settings.embedded,
  });
  if (embedded.kind === 'rejected')
    throw new Error(describeLockedFolder(settings.embedded.dataDir ?? '', embedded));
  return openEmbedded(embedded);
}

/** Like `openDatabase`, for an embedded database that is already open. */
export function openEmbedded(embedded: EmbeddedDatabase): OpenedDatabase {
  return createOpenedDatabase('pglite', embedded, {
    storeCopy: () => embedded.dump('migration'),
    // The lock of its folder already excludes every other process.
    exclusively: (_lock, work) => work(),
    openChannel: () => ({ send: () => Promise.resolve() }),
    close: () => embedded.close(),
  });
}

function createOpenedDatabase(
  kind: OpenedDatabase['kind'],
  source: ConnectionSource,
  engineMethods: Pick<OpenedDatabase, 'close' | 'exclusively' | 'storeCopy' | 'openChannel'>,
): OpenedDatabase {
  const guardedSource: Pick<ConnectionSource, 'connect'> = {
    connect(terms) {
      rejectSecondConnection();
      return source.connect(terms);
    },
  };
  const root = createKysely<Database>(guardedSource);

  async function execute(text: string, values: readonly unknown[] = []) {
    const lease = await guardedSource.connect();
    try {
      // Several statements in one text return several results.
      const results = [await lease.query(text, values)].flat();
      return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]) };
    } finally {
      lease.release();
    }
  }

  return {
    kind,
    root,
    execute,
    async withoutTimeout(work) {
      const lease = await guardedSource.connect({ isPatient: true });
      try {
        return await work(createKyselyOnLease<Database>(lease));
      } finally {
        lease.release();
      }
    },
    ...engineMethods,
    async check() {
      await execute('select 1');
    },
  };
}
