import { test as base } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/test/journey-tools.ts';
import { startNodes } from './running-nodes.ts';
import {
  createPostgresDatabase,
  ended,
  ownerIn,
  startServerProcess,
  type DemoOwner,
} from './server-process.ts';

export type TestDatabase = 'pglite' | 'postgres';

/** A server of its own, started as `npm start` starts it, with the demo sites and their owner. */
export interface RunningSite {
  readonly port: number;
  readonly dataDir: string;
  readonly database: TestDatabase;
  readonly owner: DemoOwner;
  /** Address of a demo site's page. */
  siteUrl(identifier: string, path?: string): string;
  configUrl(path?: string): string;
  /** Everything that the server has printed, the mail of one without a mail server among it. */
  printed(): string;
  /** Ends the process without warning, and starts another on the same data. */
  crash(): Promise<void>;
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
  let running = await startServerProcess(env);
  const output = running.output();
  return {
    port,
    dataDir,
    database,
    owner: ownerIn(output),
    siteUrl: (identifier, path = '/') => `http://${identifier}.localhost:${port}${path}`,
    printed: () => running.output(),
    configUrl: (path = '/config/') => `http://config.localhost:${port}${path}`,
    async crash() {
      running.process.kill('SIGKILL');
      await ended(running.process);
      running = await startServerProcess(env);
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
  /** How many processes serve it: one, or two behind a proxy on one PostgreSQL. */
  readonly nodes: 1 | 2;
  /** Settings beside the usual ones. */
  readonly environment: Readonly<Record<string, string>>;
  readonly site: RunningSite;
}

/** What the server printed is part of a failure's report. */
const reportedLength = 1_500;

/** Playwright's `test` with one server for all tests of a file's worker. */
export const test = base.extend<{ readonly serverOutput: void }, WorkerFixtures>({
  database: ['pglite', { option: true, scope: 'worker' }],
  nodes: [1, { option: true, scope: 'worker' }],
  environment: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ database, nodes, environment }, use) => {
      const site = await (nodes === 2 ? startNodes(environment) : startSite(database, environment));
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  serverOutput: [
    async ({ site }, use, testInfo) => {
      await use();
      if (testInfo.status === testInfo.expectedStatus) return;
      const body = site.printed().slice(-reportedLength);
      await testInfo.attach('server-output', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
