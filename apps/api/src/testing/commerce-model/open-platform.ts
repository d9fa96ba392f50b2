import type { OpenedDatabase } from '../../platform/database/index.ts';
import {
  createTestServerDatabase,
  openTestDatabase,
  testEngines,
} from '../../platform/database/test-database.ts';
import { openTestApi } from '../open-test-api.ts';
import { startLocalStripe } from '../stripe/local-stripe.ts';
import { openModelServer } from './model-server.ts';
import type { ModelPlatform } from './model-shop.ts';

/** On a busy machine, a statement may take its time. */
const longTimeouts = {
  statementTimeoutMs: 120_000,
  lockTimeoutMs: 120_000,
  idleInTransactionMs: 120_000,
  poolWaitMs: 120_000,
} as const;

interface ModelDatabase {
  readonly database: OpenedDatabase;
  drop(): Promise<void>;
}

async function openDatabase(): Promise<ModelDatabase> {
  if (!testEngines().includes('postgres')) {
    const database = await openTestDatabase('pglite');
    return { database, drop: () => Promise.resolve() };
  }
  const server = await createTestServerDatabase();
  return { database: await server.open(longTimeouts), drop: () => server.drop() };
}

/** Two servers on one database, and a local Stripe. */
export async function openPlatform(
  opened?: ModelDatabase,
): Promise<ModelPlatform & { readonly close: () => Promise<void> }> {
  const stripe = await startLocalStripe();
  const { database, drop } = opened ?? (await openDatabase());
  const api = await openTestApi({
    database,
    services: ({ settings }) => ({ settings: { ...settings, stripeApiUrl: stripe.url } }),
  });
  const servers = [await openModelServer(api), await openModelServer(api)];
  return {
    api,
    servers,
    stripe,
    async close() {
      for (const server of servers) await server.close();
      await api.close();
      await drop();
      await stripe.close();
    },
  };
}
