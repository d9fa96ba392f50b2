import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../tools/test/journey-tools.ts';
import { clockAhead } from './clock-ahead.ts';
import {
  createPostgresDatabase,
  ended,
  ownerIn,
  startServerProcess,
  type DemoOwner,
} from './server-process.ts';

export type TestDatabase = 'pglite' | 'postgres';

/** A separate server process, started like `npm start`, with the demo sites and their owner. */
export interface RunningSite {
  readonly port: number;
  readonly dataDir: string;
  readonly database: TestDatabase;
  readonly owner: DemoOwner;
  /** The URL of a demo site's page. */
  siteUrl(identifier: string, path?: string): string;
  configUrl(path?: string): string;
  /** The server's output, including mail if there is no mail server. */
  printed(): string;
  /** Kills the process, and starts another on the same data. */
  crash(): Promise<void>;
}

/** A site that its starter also stops. */
export interface StartedSite extends RunningSite {
  /** Starts the server again, on the same data, with a clock that is so many days ahead. */
  passDays(days: number): Promise<void>;
  stop(): Promise<void>;
}

export async function startSite(
  database: TestDatabase,
  environment: Readonly<Record<string, string>> = {},
): Promise<StartedSite> {
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
    async passDays(days) {
      running.process.kill('SIGTERM');
      await ended(running.process);
      running = await startServerProcess({ ...env, NODE_OPTIONS: clockAhead(days) });
    },
    async stop() {
      running.process.kill('SIGTERM');
      await ended(running.process);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
