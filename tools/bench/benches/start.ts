import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from '../bench-options.ts';
import { startLoadGenerator } from '../load/load-generator.ts';
import { budgets } from '../report/budgets.ts';
import type { Table } from '../report/table.ts';
import { startTestPostgres } from '../../test/postgres/start-test-postgres.ts';
import { cpuMs, residentMegabytes, untilQuiet } from '../server/process-cost.ts';
import { startServer, type RunningServer, type ServerOptions } from '../server/running-server.ts';
import { createHttpClient } from '../site/http-client.ts';

const idleMs = 4_000;
const loadRequests = 3_000;

/** Starts a server; measures the milliseconds until its first complete page. */
async function timedStart(options: ServerOptions) {
  const startedAt = performance.now();
  const server = await startServer(options);
  const client = createHttpClient({ port: server.port, host: server.siteHosts[0] ?? '' });
  const { status } = await client.get('/');
  client.close();
  if (status !== 200) throw new Error(`The first page responded with ${status}.`);
  return { server, tookMs: performance.now() - startedAt };
}

async function idleCost(server: RunningServer) {
  await untilQuiet(server.pid);
  const before = cpuMs(server.pid);
  await delay(idleMs);
  return {
    megabytes: residentMegabytes(server.pid),
    cpuMsPerSecond: ((cpuMs(server.pid) - before) * 1000) / idleMs,
  };
}

/** A demo site with a collection: each value of its filter is a separate page. */
const shop = { site: 'shop', path: '/shop' } as const;

/** Memory in MB after requests for many different pages, each of which is cached. */
async function megabytesUnderLoad(server: RunningServer): Promise<number> {
  const generator = startLoadGenerator();
  await generator.run({
    port: server.port,
    host: server.siteHosts.find((host) => host.startsWith(`${shop.site}.`)) ?? '',
    paths: ['/', `${shop.path}?tag=bench{n}`],
    headers: { 'accept-encoding': 'br' },
    requests: loadRequests,
    connections: 8,
  });
  generator.stop();
  return residentMegabytes(server.pid);
}

/** `npm run bench -- start [--postgres]`: time to the first page, on empty and on existing data; memory. */
export const startBench: Bench = async ({ postgres }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-bench-'));
  const database = postgres ? await startTestPostgres() : undefined;
  const options = { dataDir, ...(database === undefined ? {} : { databaseUrl: database.url }) };
  try {
    const empty = await timedStart(options);
    await empty.server.stop();
    const existing = await timedStart(options);
    const idle = await idleCost(existing.server);
    const loaded = await megabytesUnderLoad(existing.server);
    await existing.server.stop();
    const kind = postgres ? 'postgres' : 'pglite';
    const rows: Table['rows'] = [
      ['empty data to the first page, ms', empty.tookMs, budgets.start.empty],
      [
        'existing data to the first page, ms',
        existing.tookMs,
        postgres ? budgets.start.postgres : budgets.start.existing,
      ],
      ['memory idle, MB', idle.megabytes, budgets.idleMemory[kind]],
      ['memory under load, MB', loaded, '≤ 1.5 × idle'],
      ['CPU idle, ms a second', idle.cpuMsPerSecond, ''],
    ];
    return [
      {
        title: `Start on ${postgres ? 'PostgreSQL' : 'the embedded database'}`,
        columns: ['what', 'found', 'budget'],
        rows,
        notes: ['The first start creates the demo sites; memory is the process’s resident memory.'],
      },
    ];
  } finally {
    await database?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
