import { test as base } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

export type TestDatabase = 'pglite' | 'postgres';

/** A server of its own, started as `npm start` starts it, with the demo sites and their owner. */
export interface RunningSite {
  readonly port: number;
  readonly dataDir: string;
  readonly database: TestDatabase;
  readonly owner: {
    readonly email: string;
    readonly password: string;
    readonly signInLink: string;
  };
  /** Address of a demo site's page. */
  siteUrl(identifier: string, path?: string): string;
  configUrl(path?: string): string;
  /** Ends the process without warning, and starts another on the same data. */
  crash(): Promise<void>;
}

const root = join(import.meta.dirname, '../../..');

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });

/** Starts the server and answers what it printed once it is ready. */
async function start(
  env: NodeJS.ProcessEnv,
): Promise<{ readonly process: ChildProcess; readonly output: string }> {
  const child = spawn(process.execPath, ['apps/api/dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('Configuration area')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  await ready;
  return { process: child, output };
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

const wordAfter = (output: string, label: string) =>
  new RegExp(`${label}\\s+(\\S+)`).exec(output)?.[1] ?? '';

/** An empty database on the PostgreSQL of the test run. */
async function createPostgresDatabase(name: string): Promise<string> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined)
    throw new Error('Set TEST_DATABASE_URL to run these journeys on PostgreSQL.');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const target = new URL(url);
  target.pathname = `/${name}`;
  return target.href;
}

export async function startSite(
  database: TestDatabase,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningSite & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-e2e-'));
  const port = await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    ...environment,
    ...(database === 'postgres'
      ? { DATABASE_URL: await createPostgresDatabase(`e2e_${port}`) }
      : {}),
  };
  let running = await start(env);
  const { output } = running;
  return {
    port,
    dataDir,
    database,
    owner: {
      email: wordAfter(output, 'Owner'),
      password: wordAfter(output, 'Password'),
      signInLink: wordAfter(output, 'One-time sign-in link'),
    },
    siteUrl: (identifier, path = '/') => `http://${identifier}.localhost:${port}${path}`,
    configUrl: (path = '/config/') => `http://config.localhost:${port}${path}`,
    async crash() {
      running.process.kill('SIGKILL');
      await ended(running.process);
      running = await start(env);
    },
    async stop() {
      running.process.kill('SIGTERM');
      await ended(running.process);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface WorkerFixtures {
  /** Which database the project runs on. */
  readonly database: TestDatabase;
  /** Settings beside the usual ones. */
  readonly environment: Readonly<Record<string, string>>;
  readonly site: RunningSite;
}

/** Playwright's `test` with one server for all tests of a file's worker. */
export const test = base.extend<object, WorkerFixtures>({
  database: ['pglite', { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ database, environment }, use) => {
      const site = await startSite(database, environment);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect } from '@playwright/test';
