import { test as base } from '@playwright/test';
import { startNodes } from './running-nodes.ts';
import { startSite, type RunningSite, type TestDatabase } from './start-site.ts';

interface WorkerFixtures {
  /** The database of the project. */
  readonly database: TestDatabase;
  /** The number of server processes: one, or two behind a proxy on one PostgreSQL. */
  readonly nodes: 1 | 2;
  /** Additional settings. */
  readonly environment: Readonly<Record<string, string>>;
  readonly site: RunningSite;
}

/** The report of a failed test contains this many characters from the end of the server's output. */
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
