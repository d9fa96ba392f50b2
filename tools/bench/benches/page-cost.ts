import type { BenchOptions } from '../bench-options.ts';
import { startLoadGenerator, type LoadGenerator } from '../load/load-generator.ts';
import type { LoadJob } from '../load/load-job.ts';
import { budgets } from '../report/budgets.ts';
import { median } from '../report/median.ts';
import type { Table } from '../report/table.ts';
import { cpuMs, untilQuiet } from '../server/process-cost.ts';
import { startReferenceServer, type ReferenceServer } from '../server/reference-server.ts';
import type { RunningServer } from '../server/running-server.ts';
import { pageName, type DemoPage } from '../site/demo-pages.ts';
import { createHttpClient } from '../site/http-client.ts';

const connections = 8;
const cachedRequests = 6_000;
const uncachedRequests = 300;
const cachedAs = { 'accept-encoding': 'br' } as const;

interface Round {
  readonly cpuMsPerRequest: number;
  readonly perSecond: number;
}

/** One job against one process: what each request cost it. Every answer must have the wanted status. */
async function runRound(
  generator: LoadGenerator,
  pid: number,
  job: LoadJob,
  status: number,
): Promise<Round> {
  const before = cpuMs(pid);
  const { elapsedMs, statuses } = await generator.run(job);
  if (statuses[status] !== job.requests)
    throw new Error(`${job.host}${job.paths[0]} answered ${JSON.stringify(statuses)}.`);
  return {
    cpuMsPerRequest: (cpuMs(pid) - before) / job.requests,
    perSecond: (job.requests * 1000) / elapsedMs,
  };
}

/** Headers that a server adds by itself. */
const hopHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'set-cookie']);

/** Makes the reference send what the product sends for this page; answers the page's ETag and size. */
async function copyPage(
  server: RunningServer,
  reference: ReferenceServer,
  { host, path }: DemoPage,
) {
  const client = createHttpClient({ port: server.port, host });
  const { headers, body } = await client.get(path, cachedAs);
  client.close();
  const sent = Object.entries(headers).filter(([name]) => !hopHeaders.has(name));
  await reference.answerWith({
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    body,
  });
  return { etag: String(headers.etag), bytes: body.length };
}

/** Alternates between the reference and the product, so that whatever else the machine does meets both. */
async function costOf(
  server: RunningServer,
  reference: ReferenceServer,
  generator: LoadGenerator,
  page: DemoPage,
  rounds: number,
) {
  const { etag, bytes } = await copyPage(server, reference, page);
  const base = { host: page.host, connections, headers: cachedAs, paths: [page.path] };
  const cached = { ...base, port: server.port, requests: cachedRequests };
  const kinds = {
    constant: () => runRound(generator, reference.pid, { ...cached, port: reference.port }, 200),
    cached: () => runRound(generator, server.pid, cached, 200),
    notModified: () =>
      runRound(
        generator,
        server.pid,
        { ...cached, headers: { ...cachedAs, 'if-none-match': etag } },
        304,
      ),
    // `q` is one of the listed parameters: each value is a page of its own to the cache, and none was asked for before.
    uncached: () =>
      runRound(
        generator,
        server.pid,
        { ...cached, paths: [`${page.path}?q=bench{n}`], requests: uncachedRequests },
        200,
      ),
  };
  type Kind = keyof typeof kinds;
  const found: Record<Kind, Round[]> = { constant: [], cached: [], notModified: [], uncached: [] };
  // The first round warms both processes up and is not counted.
  for (let round = -1; round < rounds; round += 1)
    for (const kind of Object.keys(kinds) as Kind[]) {
      const one = await kinds[kind]();
      if (round >= 0) found[kind].push(one);
    }
  const ratio = (kind: Kind, of: keyof Round, isCost: boolean) =>
    median(
      found[kind].map((one, round) => {
        const constant = found.constant[round]?.[of] ?? Number.NaN;
        return isCost ? constant / one[of] : one[of] / constant;
      }),
    );
  const row = (kind: Kind, budget: string) => [
    pageName(page),
    kind === 'notModified' ? '304' : kind,
    median(found[kind].map((one) => one.cpuMsPerRequest * 1000)),
    median(found[kind].map((one) => one.perSecond)),
    ratio(kind, 'cpuMsPerRequest', true),
    ratio(kind, 'perSecond', false),
    budget,
  ];
  return { bytes, row };
}

/** What a request for each page costs the server. */
export async function pageCostTable(
  server: RunningServer,
  pages: readonly DemoPage[],
  options: BenchOptions,
) {
  const reference = await startReferenceServer();
  const generator = startLoadGenerator();
  const database = options.postgres ? 'postgres' : 'pglite';
  const rows: Table['rows'][number][] = [];
  const wasQuiet = await untilQuiet(server.pid);
  try {
    for (const page of pages) {
      const { row } = await costOf(server, reference, generator, page, options.rounds);
      rows.push(
        row('constant', ''),
        row('cached', `CPU ratio ${budgets.cachedPage}`),
        row('notModified', `CPU ratio ${budgets.notModified}`),
        row('uncached', `CPU ${budgets.uncachedPage[database]}`),
      );
    }
  } finally {
    generator.stop();
    reference.stop();
  }
  return {
    title: `Pages on ${options.postgres ? 'PostgreSQL' : 'the embedded database'}: cost of one request`,
    columns: ['page', 'request', 'CPU µs', 'per second', 'CPU ratio', 'speed ratio', 'budget'],
    rows,
    notes: [
      'constant: the same bytes and headers as a constant Buffer from a bare Fastify, in the same run; ratios are to it, above 1 is better.',
      `CPU of the server process with all its threads; medians of ${options.rounds} alternating rounds on ${connections} connections.`,
      ...(wasQuiet ? [] : ['The server worked on its own meanwhile: its figures are too high.']),
      'uncached: each request asks with another value of the listed parameter q, which the cache has never seen.',
    ],
  } satisfies Table;
}
