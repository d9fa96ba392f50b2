import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findAccountByEmail } from '../features/accounts/accounts.queries.ts';
import {
  migrate,
  migrationsFolder,
  readMigrations,
  withLookup,
} from '../platform/database/index.ts';
import type { OpenedDatabase } from '../platform/database/index.ts';
import {
  createTestServerDatabase,
  openTestDatabase,
  testEngines,
} from '../platform/database/test-database.ts';
import { verifyPassword } from '../platform/security/password.ts';
import { createServices } from '../start/create-services.ts';
import { testRenderer } from '../testing/test-renderer.ts';
import { testSettings } from '../testing/test-settings.ts';
import { demoSites } from './demo-sites.ts';
import { seedDemo } from './seed-demo.ts';

/** The two with the fewest files. */
const seededSites = demoSites
  .toSorted((one, other) => one.assets.length - other.assets.length)
  .slice(0, 2);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-seed-'));
  closing.push(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

const servicesOn = (database: OpenedDatabase, dataDir: string) =>
  createServices({ settings: testSettings(dataDir), database, renderer: testRenderer, dataDir });

/** The stored parts of the demo by identifier: sites with a host, releases, files. */
async function demoOf(database: OpenedDatabase) {
  const { rows } = await database.execute(`
    select identifier,
      (select count(*)::int from releases r where r.website_id = w.website_id) as releases,
      (select count(*)::int from assets a where a.website_id = w.website_id) as assets,
      (select count(*)::int from contributors c where c.website_id = w.website_id) as contributors
    from websites w join site_identifiers using (website_id, identifier)
    order by identifier
  `);
  return rows;
}

const wholeDemo = seededSites
  .map(({ identifier, assets }) => ({
    identifier,
    releases: 1,
    assets: assets.length,
    contributors: 1,
  }))
  .toSorted((one, other) => (one.identifier < other.identifier ? -1 : 1));

async function passwordFits(database: OpenedDatabase, email: string, password: string) {
  const account = await withLookup(database, (db) => findAccountByEmail(db, email));
  return verifyPassword(account?.passwordHash, password);
}

describe.each(testEngines())('seedDemo on %s', (engine) => {
  it('completes the demo sites after interrupted runs without duplicates', async () => {
    const database = await openTestDatabase(engine);
    closing.push(() => database.close());
    const dataDir = await newDataDir();
    const services = servicesOn(database, dataDir);
    let filesUntilCut = 0;
    const files = {
      ...services.files,
      receive: (...args: Parameters<typeof services.files.receive>) => {
        if (filesUntilCut === 0) throw new Error('cut off');
        filesUntilCut -= 1;
        return services.files.receive(...args);
      },
    };
    // Before the first file, within the first site, within the second one.
    for (filesUntilCut of [0, 3, seededSites[0]!.assets.length + 2])
      await expect(seedDemo({ ...services, files }, seededSites)).rejects.toThrow('cut off');

    const { login, sites } = await seedDemo(services, seededSites);
    expect(await demoOf(database)).toEqual(wholeDemo);
    expect(sites.map(({ identifier }) => identifier)).toEqual(
      seededSites.map(({ identifier }) => identifier),
    );
    expect(await passwordFits(database, login!.email, login!.password)).toBe(true);
    expect(await seedDemo(services, seededSites)).toEqual({ sites });
  }, 120_000);
});

describe.runIf(testEngines().includes('postgres'))(
  'two servers starting concurrently on an empty PostgreSQL',
  () => {
    it('create the demo sites and their login once', async () => {
      const created = await createTestServerDatabase('empty');
      closing.push(() => created.drop());
      const dataDir = await newDataDir();
      const start = async () => {
        const database = await created.open();
        closing.push(() => database.close());
        await migrate(database, readMigrations(migrationsFolder));
        const services = servicesOn(database, dataDir);
        return database.exclusively('firstStart', () => seedDemo(services, seededSites));
      };
      const reports = await Promise.all([start(), start()]);

      const logins = reports.flatMap(({ login }) => (login === undefined ? [] : [login]));
      expect(logins).toHaveLength(1);
      for (const { sites } of reports) expect(sites).toHaveLength(seededSites.length);
      const database = await created.open();
      closing.push(() => database.close());
      expect(await demoOf(database)).toEqual(wholeDemo);
      expect(await passwordFits(database, logins[0]!.email, logins[0]!.password)).toBe(true);
    }, 120_000);
  },
);
