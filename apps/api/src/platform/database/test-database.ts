import { migrate } from './migrate.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { openDatabase } from './open-database.ts';
import type { OpenedDatabase } from './opened-database.ts';
import { type Migration, readMigrations } from './read-migrations.ts';
import type { DatabaseSettings, PostgresOptions } from './settings.ts';
import { digestOf, migratedSnapshot } from './test-snapshot.ts';

/** The engines that tests can run on. */
export type TestEngine = OpenedDatabase['kind'];

/** The engines of this run: the embedded one, and PostgreSQL if `TEST_DATABASE_URL` is set. */
export function testEngines(): readonly TestEngine[] {
  return process.env.TEST_DATABASE_URL === undefined ? ['pglite'] : ['pglite', 'postgres'];
}

/**
 * Opens a migrated database for one test file: on PostgreSQL if `TEST_DATABASE_URL` is set, else in memory. The schema
 * is created once per process and copied. Close it after the file's last test.
 */
export function openTestDatabase(
  engine: TestEngine = testEngines().at(-1) ?? 'pglite',
): Promise<OpenedDatabase> {
  return engine === 'pglite' ? openCopyInMemory() : openCopyOnServer();
}

/** The default settings, of an in-memory database. */
const defaultSettings: DatabaseSettings = {
  databaseUrl: undefined,
  embedded: {},
  postgres: {},
  onNotice: () => {},
};

let snapshot: Promise<Blob> | undefined;

async function openCopyInMemory(): Promise<OpenedDatabase> {
  snapshot ??= migratedSnapshot(readMigrations(migrationsFolder));
  return openDatabase({ ...defaultSettings, embedded: { snapshot: await snapshot } });
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined)
    throw new Error('Set TEST_DATABASE_URL to the address of a PostgreSQL for tests.');
  return url;
}

const templates = new Map<string, Promise<string>>();
let copies = 0;

/** A PostgreSQL database that several servers of one test open. */
export interface TestServerDatabase {
  readonly url: string;
  /** Opens it, as one more server. */
  open(postgres?: Partial<PostgresOptions>): Promise<OpenedDatabase>;
  drop(): Promise<void>;
}

/** Creates a database on the PostgreSQL of `TEST_DATABASE_URL`: migrated, or empty as for a first start. */
export async function createTestServerDatabase(
  state: 'migrated' | 'empty' = 'migrated',
): Promise<TestServerDatabase> {
  const url = serverUrl();
  const template =
    state === 'empty' ? 'template0' : await (templates.get(url) ?? cacheTemplate(url));
  const name = `sitewright_test_${process.pid}_${(copies += 1)}`;
  await onServer(url, (server) => server.execute(`create database ${name} template ${template}`));
  const databaseUrl = addressOf(url, name);
  return {
    url: databaseUrl,
    open: (postgres = {}) => openDatabase({ ...defaultSettings, databaseUrl, postgres }),
    drop: () =>
      onServer(url, async (server) => {
        await server.execute(`drop database if exists ${name} with (force)`);
      }),
  };
}

async function openCopyOnServer(): Promise<OpenedDatabase> {
  const created = await createTestServerDatabase();
  const copy = await created.open();
  return {
    ...copy,
    async close() {
      await copy.close();
      await created.drop();
    },
  };
}

function cacheTemplate(url: string): Promise<string> {
  const template = createTemplate(url, readMigrations(migrationsFolder));
  templates.set(url, template);
  return template;
}

/** Creates the template unless another process has. Only a complete template has the final name. */
async function createTemplate(url: string, migrations: readonly Migration[]): Promise<string> {
  const template = `sitewright_template_${digestOf(migrations)}`;
  const draft = `${template}_${process.pid}`;
  await onServer(url, async (server) => {
    const { rows } = await server.execute('select from pg_database where datname = $1', [template]);
    if (rows.length > 0) return;
    await server.execute(`create database ${draft} template template0`);
    const db = await openDatabase({ ...defaultSettings, databaseUrl: addressOf(url, draft) });
    await migrate(db, migrations).finally(() => db.close());
    await server
      .execute(`alter database ${draft} rename to ${template}`)
      .catch(() => server.execute(`drop database ${draft}`));
  });
  return template;
}

async function onServer<T>(url: string, work: (server: OpenedDatabase) => Promise<T>): Promise<T> {
  const server = await openDatabase({ ...defaultSettings, databaseUrl: url });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
