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
  /** Instead of one that the test does not know; closed with the server. */
  readonly database?: OpenedDatabase;
  /** Instead of a folder of its own; removed by who made it. */
  readonly dataDir?: string;
  /** Replaces services; they are given those that would be used otherwise. */
  readonly services?: (defaults: Omit<Services, 'log'>) => Partial<Services>;
  /** Whether the server is reached over https. Default: over http, as on a developer's machine. */
  readonly isHttps?: boolean;
  /** Whether calls are counted; off, so that a test calls as often as it likes. */
  readonly rateLimits?: boolean;
  /** Hears each answer that a browser of the test gets. */
  readonly onAnswer?: Parameters<typeof createTestClient>[2];
}

/** The whole server on a database of its own, with a clock that a test sets. */
export interface TestApi {
  readonly app: FastifyInstance;
  readonly database: OpenedDatabase;
  readonly services: Omit<Services, 'log'>;
  /** The present moment of the server. */
  readonly clock: { now: Date };
  /** A fresh browser on the website's own host. */
  visitor(identifier: string): TestClient;
  /** A fresh browser on the configuration origin. */
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
  // The clock of a test stands still; ids of one moment would sort by chance, so each takes the next tick.
  let ids = 0;
  const inOrder = {
    ...defaults,
    createId: () => createId(clock.now.getTime() + 10 * (ids += 1), randomBytes),
  };
  const services = { ...inOrder, ...options.services?.(inOrder) };
  const app = await buildApp({ services, rateLimits: options.rateLimits ?? false });
  await app.ready();
  const browserAt = (host: string) => createTestClient(app, { host, isHttps }, options.onAnswer);
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
