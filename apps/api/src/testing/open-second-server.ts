import { buildApp } from '../app.ts';
import type { TestApi } from './open-test-api.ts';
import { createTestClient, type TestClient } from './test-client.ts';

/** Another server that shares only the database with the first. */
export interface SecondServer {
  /** A client with a browser's cookies, whose calls reach this server. */
  visitedBy(browser: TestClient, identifier?: string): TestClient;
  close(): Promise<void>;
}

export async function openSecondServer(api: TestApi): Promise<SecondServer> {
  // Checkout queues are keyed by the database object: a copy of it has its own queues, as another server does.
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
