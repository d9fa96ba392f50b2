import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startNginx } from '../../../tools/test/journey-tools.ts';
import type { RunningSite } from './start-site.ts';
import {
  createPostgresDatabase,
  ended,
  ownerIn,
  startServerProcess,
  type ServerProcess,
} from './server-process.ts';

/** One of the processes behind the proxy. */
export interface RunningNode {
  readonly port: number;
  /** Its settings. */
  readonly env: NodeJS.ProcessEnv;
  /** Kills it without warning. */
  kill(): Promise<void>;
  /** Restarts it on the same port. */
  restart(): Promise<void>;
}

/** Two nodes behind nginx; the site URLs lead to the proxy, which alternates between them. */
export interface RunningNodes extends RunningSite {
  readonly nodes: readonly [RunningNode, RunningNode];
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

const referencePath = join(import.meta.dirname, '../../../docs/reference/several-nodes.md');

/** The reference for running two nodes, whose commands these tests run. */
async function readReference() {
  const text = await readFile(referencePath, 'utf8');
  const codeIn = (language: string) =>
    new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(text)?.[1] ?? '';
  const commands = codeIn('sh').trim().split('\n');
  return {
    nginx: codeIn('nginx'),
    /** The settings of each command. */
    settings: commands.map((command) =>
      Object.fromEntries(
        command
          .split(' ')
          .filter((word) => /^[A-Z_]+=/.test(word))
          .map((word) => word.split('=', 2) as [string, string]),
      ),
    ),
  };
}

async function startNode(
  env: NodeJS.ProcessEnv,
): Promise<RunningNode & { output(): string; stop(): Promise<void> }> {
  let running: ServerProcess = await startServerProcess(env);
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    running.process.kill(signal);
    await ended(running.process);
  };
  return {
    port: Number(env['PORT']),
    env,
    output: () => running.output(),
    kill: () => end('SIGKILL'),
    async restart() {
      running = await startServerProcess(env);
    },
    stop: () => end('SIGTERM'),
  };
}

/**
 * Starts the two nodes of the reference page at once, on an empty database and a `DATA_DIR` that is not there yet, and its
 * nginx in front of them.
 *
 * @param serverUrl A PostgreSQL server; default: that of the test run.
 */
export async function startNodes(
  environment: Readonly<Record<string, string>> = {},
  serverUrl?: string,
): Promise<RunningNodes> {
  const { nginx: config, settings } = await readReference();
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-nodes-'));
  const ports = [await freePort(), await freePort()] as const;
  const nginx = await startNginx(({ port }) =>
    config
      .replace('127.0.0.1:4001', `127.0.0.1:${ports[0]}`)
      .replace('127.0.0.1:4002', `127.0.0.1:${ports[1]}`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      // These tests need to know which node responded.
      .replace('location / {', 'location / {\n    add_header x-node $upstream_addr always;'),
  );
  const databaseUrl = await createPostgresDatabase(`e2e_nodes_${ports[0]}`, serverUrl);
  const shared = {
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    PUBLIC_PORT: String(nginx.port),
    // The tests' server allows few connections.
    DATABASE_POOL_SIZE: '5',
    ...environment,
  };
  const started = await Promise.all(
    ports.map((port, index) => startNode({ ...settings[index], ...shared, PORT: String(port) })),
  );
  const [first, second] = started;
  if (first === undefined || second === undefined) throw new Error('Two nodes did not start.');
  const owners = started.map(({ output }) => ownerIn(output())).filter(({ email }) => email !== '');
  const [owner] = owners;
  if (owner === undefined || owners.length > 1)
    throw new Error(`One node must print the owner's login, but ${owners.length} did.`);

  return {
    port: nginx.port,
    dataDir: shared.DATA_DIR,
    database: 'postgres',
    databaseUrl,
    owner,
    nodes: [first, second],
    printed: () => started.map(({ output }) => output()).join('\n'),
    siteUrl: (identifier, path = '/') => `http://${identifier}.localhost:${nginx.port}${path}`,
    configUrl: (path = '/config/') => `http://config.localhost:${nginx.port}${path}`,
    async crash() {
      await first.kill();
      await first.restart();
    },
    async stop() {
      await Promise.all([first.stop(), second.stop()]);
      await nginx.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
