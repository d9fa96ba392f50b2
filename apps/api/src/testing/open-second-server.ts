import { buildApp } from '../app.ts';
import type { TestApi } from './open-test-api.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** Another server on the same database; the two share only the database. */
export interface SecondServer {
  /** The same browser, whose next calls reach this server. */
  visitedBy(browser: TestClient, identifier?: string): TestClient;
  close(): Promise<void>;
}

export async function openSecondServer(api: TestApi): Promise<SecondServer> {
  // Queues belong to a server: another object represents another connection to the database.
  const database = { ...api.database };
  const app = await buildApp({ services: { ...api.services, database }, rateLimits: false });
  return {
    visitedBy(browser, identifier = 'shop') {
      const secondClient = createTestClient(app, {
        host: `${identifier}.localhost:4000`,
        isHttps: false,
      });
      for (const [name, value] of browser.cookies) secondClient.cookies.set(name, value);
      return secondClient;
    },
    close: () => app.close(),
  };
}
