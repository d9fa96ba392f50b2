import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { createId, type OpenedDatabase } from '../platform/database/index.ts';
import { openTestDatabase, type TestEngine } from '../platform/database/test-database.ts';
import type { Services } from '../platform/services.ts';
import { createServices } from '../start/create-services.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { testRenderer } from './test-renderer.ts';
import { testPort, testSettings } from './test-settings.ts';

export interface TestApiOptions {
  readonly engine?: TestEngine;
  /** Instead of a new database; closed with the server. */
  readonly database?: OpenedDatabase;
  /** Instead of a temporary folder; removed by its creator. */
  readonly dataDir?: string;
  /** Replaces services, given the defaults. */
  readonly services?: (defaults: Omit<Services, 'log'>) => Partial<Services>;
  /** Whether the server is reached over https. Default: over http, as in development. */
  readonly isHttps?: boolean;
  /** Whether rate limits apply. Default: off, so that a test can call without limit. */
  readonly rateLimits?: boolean;
  /** Receives each response to a browser of the test. */
  readonly onResponse?: Parameters<typeof createTestClient>[2];
}

/** The complete server on a new database, with a clock that the test sets. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly database: OpenedDatabase;
  readonly services: Omit<Services, 'log'>;
  /** The current time of the server. */
  readonly clock: { now: Date };
  /** A new browser on the website's own host. */
  visitor(identifier: string): TestClient;
  /** A new browser on the configuration origin. */
  config(): TestClient;
  close(): Promise<void>;
}

export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { isHttps = false } = options;
  const database = options.database ?? (await openTestDatabase(options.engine));
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'sitewright-api-')));
  const clock = { now: new Date('2026-11-20T10:00:00.000Z') };
  const defaults = createServices({
    settings: { ...testSettings(dataDir), isHttps },
    database,
    renderer: testRenderer,
    dataDir,
    now: () => clock.now,
  });
  // The clock of a test stands still, and ids of the same millisecond sort randomly: each id is 10 ms later.
  let idCount = 0;
  const withOrderedIds = {
    ...defaults,
    createId: () => createId(clock.now.getTime() + 10 * (idCount += 1), randomBytes),
  };
  const services = { ...withOrderedIds, ...options.services?.(withOrderedIds) };
  const app = await buildApp({ services, rateLimits: options.rateLimits ?? false });
  await app.ready();
  const browserAt = (host: string) => createTestClient(app, { host, isHttps }, options.onResponse);
  return {
    app,
    database,
    services,
    clock,
    visitor: (identifier) => browserAt(`${identifier}.localhost:${testPort}`),
    config: () => browserAt(`config.localhost:${testPort}`),
    async close() {
      await app.close();
      await database.close();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
