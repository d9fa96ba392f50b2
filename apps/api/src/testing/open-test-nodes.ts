import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestServerDatabase,
  type TestServerDatabase,
} from '../platform/database/test-database.ts';
import { openTestApi, type TestApi, type TestApiOptions } from './open-test-api.ts';
import { testPort } from './test-settings.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** Two servers on one PostgreSQL and one DATA_DIR. Their clocks stand still, so nothing expires in them. */
export interface TestNodes {
  readonly one: TestApi;
  readonly other: TestApi;
  readonly database: TestServerDatabase;
  close(): Promise<void>;
}

export async function openTestNodes(
  options: Pick<TestApiOptions, 'rateLimits' | 'services'> = {},
): Promise<TestNodes> {
  const database = await createTestServerDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-nodes-'));
  const open = async () => openTestApi({ ...options, dataDir, database: await database.open() });
  const [one, other] = await Promise.all([open(), open()]);
  return {
    one,
    other,
    database,
    async close() {
      await Promise.all([one.close(), other.close()]);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A client with a browser's cookies, whose requests this node handles. */
export function onNode(api: TestApi, client: TestClient, host: string): TestClient {
  const moved = createTestClient(api.app, {
    host: `${host}.localhost:${testPort}`,
    isHttps: false,
  });
  for (const [name, value] of client.cookies) moved.cookies.set(name, value);
  return moved;
}
