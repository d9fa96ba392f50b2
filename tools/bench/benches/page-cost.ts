import type { BenchOptions } from '../bench-options.ts';
import { startLoadGenerator, type LoadGenerator } from '../load/load-generator.ts';
import { alternate, measureRound, ratiosTo } from '../load/measured-round.ts';
import { budgets } from '../report/budgets.ts';
import { median } from '../report/median.ts';
import type { Table } from '../report/table.ts';
import { untilQuiet } from '../server/process-cost.ts';
import { startReferenceServer, type ReferenceServer } from '../server/reference-server.ts';
import type { RunningServer } from '../server/running-server.ts';
import { pageName, type DemoPage } from '../site/demo-pages.ts';
import { createHttpClient } from '../site/http-client.ts';

const connections = 8;
const cachedRequests = 10_000;
const renderedRequests = 500;
const compressed = { 'accept-encoding': 'br' } as const;
/** Query of a form's confirmation page without JavaScript: specific to a visitor, and rendered for each request. */
const confirmationQuery = '?form=bench&sent=1';

/** The servers that are measured. */
export interface MeasuredServers {
  readonly server: RunningServer;
  /** A server without caches: each of its pages is a first view. */
  readonly forgetful: RunningServer;
}

interface Compared extends MeasuredServers {
  readonly reference: ReferenceServer;
  readonly generator: LoadGenerator;
}

/** Headers that a server adds by itself. */
const hopHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length', 'set-cookie']);

/** Makes the reference server send the product's response for this page; returns the page's ETag. */
async function copyPage({ server, reference }: Compared, { host, path }: DemoPage) {
  const client = createHttpClient({ port: server.port, host });
  const { headers, body } = await client.get(path, compressed);
  client.close();
  const sent = Object.entries(headers).filter(([name]) => !hopHeaders.has(name));
  await reference.answerWith({
    headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
    body,
  });
  return String(headers.etag);
}

/**
 * Measures each kind of request for a page. Requests that render it come after those that do not, because their garbage
 * collection and their pauses for the database would affect the following measurement.
 */
async function measurePage(compared: Compared, page: DemoPage, rounds: number) {
  const { server, forgetful, reference, generator } = compared;
  const etag = await copyPage(compared, page);
  const cached = {
    port: server.port,
    host: page.host,
    paths: [page.path],
    headers: compressed,
    requests: cachedRequests,
    connections,
  };
  const known = { ...compressed, 'if-none-match': etag };
  const rendered = { ...cached, requests: renderedRequests };
  const personal = { ...rendered, paths: [`${page.path}${confirmationQuery}`] };
  // Each request has its own filter, because concurrent requests for the same page would share one render.
  const filtered = Array.from(
    { length: renderedRequests },
    (_, index) => `${page.path}?tag=bench-${index}`,
  );
  const first = { ...rendered, paths: filtered, port: forgetful.port };
  const constant = () =>
    measureRound(generator, reference.pid, { ...cached, port: reference.port }, 200);
  const cachedCosts = await alternate(
    {
      constant,
      cached: () => measureRound(generator, server.pid, cached, 200),
      notModified: () => measureRound(generator, server.pid, { ...cached, headers: known }, 304),
    },
    rounds,
  );
  const uncachedCosts = await alternate(
    {
      constant,
      own: () => measureRound(generator, server.pid, personal, 200),
      uncached: () => measureRound(generator, forgetful.pid, first, 200),
    },
    rounds,
  );
  return [
    { kind: 'constant', found: cachedCosts.constant, reference: cachedCosts.constant },
    { kind: 'cached', found: cachedCosts.cached, reference: cachedCosts.constant },
    { kind: 'notModified', found: cachedCosts.notModified, reference: cachedCosts.constant },
    { kind: 'own', found: uncachedCosts.own, reference: uncachedCosts.constant },
    { kind: 'uncached', found: uncachedCosts.uncached, reference: uncachedCosts.constant },
  ] as const;
}

/** Labels of the kinds of requests in the table. */
const names = {
  constant: 'constant',
  cached: 'cached',
  notModified: '304',
  own: 'one visitor’s',
  uncached: 'uncached',
} as const;

/** The server's cost of a request for each page. */
export async function pageCostTable(
  servers: MeasuredServers,
  pages: readonly DemoPage[],
  { postgres, rounds }: BenchOptions,
): Promise<Table> {
  const reference = await startReferenceServer();
  const generator = startLoadGenerator();
  const rows: Table['rows'][number][] = [];
  const budgetOf: Record<keyof typeof names, string> = {
    constant: '',
    cached: `CPU ratio ${budgets.cachedPage}`,
    notModified: `CPU ratio ${budgets.notModified}`,
    own: '',
    uncached: `CPU ${budgets.uncachedPage[postgres ? 'postgres' : 'pglite']}`,
  };
  const wasQuiet = await untilQuiet(servers.server.pid);
  try {
    for (const page of pages) {
      for (const request of await measurePage({ ...servers, reference, generator }, page, rounds)) {
        const { cpu, speed } = ratiosTo(request.reference, request.found);
        rows.push([
          pageName(page),
          names[request.kind],
          median(request.found.map(({ cpuMsPerRequest }) => cpuMsPerRequest * 1000)),
          median(request.found.map(({ perSecond }) => perSecond)),
          cpu,
          speed,
          budgetOf[request.kind],
        ]);
      }
    }
  } finally {
    generator.stop();
    reference.stop();
  }
  return {
    title: `Pages on ${postgres ? 'PostgreSQL' : 'the embedded database'}: cost of one request`,
    columns: ['page', 'request', 'CPU µs', 'per second', 'CPU ratio', 'speed ratio', 'budget'],
    rows,
    notes: [
      'constant: the same bytes and headers as a constant Buffer from a bare Fastify, in the same run; ratios are to it, above 1 is better.',
      `CPU of the server process with all its threads; medians of ${rounds} alternating rounds on ${connections} connections.`,
      ...(wasQuiet
        ? []
        : ['The server did other work during the measurement: its figures are too high.']),
      'one visitor’s: the confirmation page of a form without JavaScript; rendered and compressed for each request, from data that is cached between two changes of the website.',
      'uncached: on a server without caches, so each is a first view: every query runs, and the page is rendered and compressed.',
    ],
  };
}
