import { execFile } from 'node:child_process';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeDeployment } from '../operator/change-deployment.ts';
import { withLookup, withTenant, type Database } from '../platform/database/index.ts';
import { freePort } from '../platform/database/free-port.ts';
import {
  createTestServerDatabase,
  testEngines,
  type TestServerDatabase,
} from '../platform/database/test-database.ts';
import type { InvariantReport } from '../platform/invariants/index.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { startServer } from './start-server.ts';

const [secretA, secretB] = ['a'.repeat(40), 'b'.repeat(40)];

let folder: string;
const running: { stop(): Promise<void> }[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-servers-'));
  // No page is rendered here, and building the visitor app takes long.
  await writeFile(join(folder, 'renderer.mjs'), 'export const renderer = {};');
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const environment = (own: Readonly<Record<string, string>>) => ({
  HOST: '127.0.0.1',
  SEED_DEMO: 'false',
  LOG_LEVEL: 'silent',
  RENDERER_PATH: join(folder, 'renderer.mjs'),
  ...own,
});

/** Starts a server of a deployment, as the process does. */
async function start(own: Readonly<Record<string, string>>) {
  const result = readSettings(environment({ PORT: String(await freePort()), ...own }));
  if (!result.ok) throw new Error(result.problems.join('\n'));
  const server = await startServer(result.settings, { mayMovePort: false, print: () => {} });
  running.push(server);
  return server;
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

describe('a server on the embedded database', () => {
  it('creates a missing DATA_DIR and stores its secret and socket there', async () => {
    const dataDir = join(folder, 'not', 'there');
    const server = await start({ DATA_DIR: dataDir });
    expect(await exists(join(dataDir, 'operator.sock'))).toBe(true);
    const secret = await readFile(join(dataDir, 'secret'), 'utf8');
    expect(secret.length).toBeGreaterThanOrEqual(32);
    await server.stop();
    running.pop();
    expect(await exists(join(dataDir, 'operator.sock'))).toBe(false);
    await start({ DATA_DIR: dataDir });
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(secret);
  }, 60_000);

  it('throws an error that names DATA_DIR when it cannot be a folder', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(start({ DATA_DIR: join(folder, 'file', 'data') })).rejects.toThrow(
      /^DATA_DIR .*file\/data cannot be used: .*\(ENOTDIR\)\.$/,
    );
  });

  it('throws an error that names DATA_DIR when its path is too long for a socket, and stops listening', async () => {
    const dataDir = join(folder, 'd'.repeat(60), 'e'.repeat(60));
    const port = await freePort();
    await expect(start({ DATA_DIR: dataDir, PORT: String(port) })).rejects.toThrow(
      /^DATA_DIR .* Choose a shorter one/,
    );
    await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toMatchObject({
      cause: { code: 'ECONNREFUSED' },
    });
  }, 60_000);
});

/** Runs `npm run verify:invariants` as an operator does. */
async function verify(own: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const script = join(import.meta.dirname, '../commands/verify-invariants.ts');
  const { code, stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@sitewright/source', script, '--json', ...args],
    { env: { ...process.env, ...environment(own) } },
  ).then(
    (done) => ({ code: 0, stdout: done.stdout }),
    (error: { readonly code: number; readonly stdout: string }) => error,
  );
  return { code, report: JSON.parse(stdout) as InvariantReport };
}

describe.runIf(testEngines().includes('postgres'))('servers on one PostgreSQL', () => {
  let database: TestServerDatabase;
  beforeEach(async () => {
    database = await createTestServerDatabase('empty');
  });
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
    await database.drop();
  });
  const settings = (dataDir: string, own: Readonly<Record<string, string>> = {}) => ({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, dataDir),
    ...own,
  });
  const deploymentRow = async () => {
    const opened = await database.open();
    const { rows } = await opened.execute('select * from deployment');
    await opened.close();
    return rows[0] as Record<string, unknown>;
  };

  it('start concurrently on an empty database and create no socket in DATA_DIR', async () => {
    const [one, other] = await Promise.all([start(settings('shared')), start(settings('shared'))]);
    expect(await exists(join(folder, 'shared', 'operator.sock'))).toBe(false);
    await one.stop();
    running.splice(running.indexOf(one), 1);
    const ready = await fetch(`http://127.0.0.1:${other.port}/readyz`, {
      headers: { host: 'config.localhost' },
    });
    expect(ready.status).toBe(200);
  }, 60_000);

  it('store one secret in the database, which request roles cannot read or change', async () => {
    await Promise.all([start(settings('shared')), start(settings('shared'))]);
    const { session_secret: secret } = await deploymentRow();
    expect(String(secret).length).toBeGreaterThanOrEqual(32);
    expect(await exists(join(folder, 'shared', 'secret'))).toBe(false);

    const opened = await database.open();
    const scope = { websiteId: '0'.repeat(24), actorId: undefined };
    for (const statement of [
      sql`select session_secret from deployment`,
      sql`update deployment set session_secret = null`,
    ]) {
      const run = (trx: Transaction<Database>) => statement.execute(trx);
      await expect(withTenant(opened, scope, run)).rejects.toMatchObject({ code: '42501' });
      await expect(withLookup(opened, run)).rejects.toMatchObject({ code: '42501' });
    }
    await opened.close();
  }, 60_000);

  it('import the secret of an earlier version from DATA_DIR', async () => {
    await mkdir(join(folder, 'shared'));
    await writeFile(join(folder, 'shared', 'secret'), secretA);
    await start(settings('shared'));
    expect(await deploymentRow()).toMatchObject({ session_secret: secretA });
  }, 60_000);

  it('reject a secret in DATA_DIR that cannot be read, until the database has one', async () => {
    await mkdir(join(folder, 'shared', 'secret'), { recursive: true });
    await expect(start(settings('shared'))).rejects.toThrow(/^The secret .* \(EISDIR\)\.$/);
    expect(await deploymentRow()).toMatchObject({ session_secret: null });
    await start(settings('shared', { SESSION_SECRET: secretA }));
  }, 60_000);

  it('reject a changed or missing SESSION_SECRET and never store it', async () => {
    await start(settings('shared', { SESSION_SECRET: secretA }));
    expect(JSON.stringify(await deploymentRow())).not.toContain(secretA);
    await start(settings('shared', { SESSION_SECRET: secretA }));
    for (const own of [{ SESSION_SECRET: secretB }, {}])
      await expect(start(settings('shared', own))).rejects.toThrow(
        /^SESSION_SECRET .*change-secret/,
      );
  }, 60_000);

  it('accept a new secret after the operator command change-secret', async () => {
    const env = environment(settings('shared', { SESSION_SECRET: secretB }));
    await start(settings('shared', { SESSION_SECRET: secretA }));
    expect(await changeDeployment(env, 'change-secret')).toHaveProperty('changed');
    await start(settings('shared', { SESSION_SECRET: secretB }));
    await expect(start(settings('shared', { SESSION_SECRET: secretA }))).rejects.toThrow(
      /^SESSION_SECRET/,
    );
    expect(await changeDeployment(environment(settings('shared')), 'change-secret')).toHaveProperty(
      'changed',
    );
    await start(settings('shared'));
  }, 60_000);

  it('reject a DATA_DIR without the shared files until the operator command move-files', async () => {
    await start(settings('shared'));
    await start(settings('shared'));
    await expect(start(settings('own'))).rejects.toThrow(
      /^The files of this database are not in DATA_DIR .*own: .*same DATA_DIR.*move-files/,
    );
    expect(await changeDeployment(environment(settings('own')), 'move-files')).toHaveProperty(
      'changed',
    );
    await start(settings('own'));
    await expect(start(settings('shared'))).rejects.toThrow(/^The files of this database/);
  }, 60_000);

  it('can be verified with another DATA_DIR, where verify:invariants skips the files', async () => {
    const { port } = await start(settings('shared'));
    const opened = await database.open();
    const id = '1'.repeat(24);
    await opened.execute(
      `insert into websites (website_id, identifier, title, website_type, status) values ('${id}', 'one', 'One', 1, 1);
       insert into assets (website_id, asset_id, kind, state, file_name, content_type, size_bytes, sha256)
       values ('${id}', '${id}', 'document', 'ready', 'a.pdf', 'application/pdf', 1, '${'0'.repeat(64)}')`,
    );
    await opened.close();

    const here = await verify(settings('shared'), `--server=http://127.0.0.1:${port}`);
    expect(here).toMatchObject({ code: 1, report: { isSound: false, unjudged: [] } });
    expect(here.report.invariants.find(({ name }) => name === 'files')?.breaches).toHaveLength(1);

    const verified = await verify(settings('own'));
    expect(verified).toMatchObject({
      code: 0,
      report: {
        isSound: true,
        unjudged: [
          { name: 'files', reason: expect.stringContaining('DATA_DIR') as string },
          { name: 'cachedPages', reason: expect.stringContaining('--server=') as string },
        ],
      },
    });
    expect(verified.report.invariants.map(({ name }) => name)).not.toContain('files');
  }, 60_000);

  it('open no more connections than DATABASE_POOL_SIZE', async () => {
    const { port } = await start(settings('shared', { DATABASE_POOL_SIZE: '2' }));
    const load = Array.from({ length: 30 }, () =>
      fetch(`http://127.0.0.1:${port}/readyz`, { headers: { host: 'config.localhost' } }),
    );
    const opened = await database.open();
    await Promise.all(load);
    const { rows } = await opened.execute(
      "select count(*)::int as pooled from pg_stat_activity where datname = current_database() and application_name = 'sitewright' and pid <> pg_backend_pid()",
    );
    await opened.close();
    expect(rows).toEqual([{ pooled: 2 }]);
  }, 60_000);
});
