import type { Bench } from '../bench-options.ts';
import { budgets } from '../report/budgets.ts';
import { median } from '../report/median.ts';
import type { Table } from '../report/table.ts';
import type { RunningServer } from '../server/running-server.ts';
import { withServer } from '../server/with-server.ts';
import { createHttpClient, expectJson, type HttpClient } from '../site/http-client.ts';
import { signIn, type Owner } from '../site/owner.ts';
import { findPlainPage, type PlainPage } from '../site/plain-page.ts';

const publishes = 15;
const extraPages = 200;

interface Publish {
  /** From the owner's request to its response. */
  readonly callMs: number;
  /** From that response until a visitor has received the new page, which is rendered and cached. */
  readonly firstPageMs: number;
}

/** Changes the page, publishes it and visits it; the visit must show the change. */
async function publishOnce(page: PlainPage, visitor: HttpClient, marker: string): Promise<Publish> {
  expectJson(await page.describe(marker));
  const startedAt = performance.now();
  expectJson(await page.publish());
  const publishedAt = performance.now();
  const { body } = await visitor.get(page.path);
  const seenAt = performance.now();
  if (!body.includes(marker)) throw new Error('A visitor got the page without the change.');
  return { callMs: publishedAt - startedAt, firstPageMs: seenAt - publishedAt };
}

async function rowOf(
  server: RunningServer,
  page: PlainPage,
  label: string,
): Promise<Table['rows'][number]> {
  const host = `${page.site}.localhost:${server.port}`;
  const visitor = createHttpClient({ port: server.port, host });
  const measured: Publish[] = [];
  for (let round = 0; round < publishes; round += 1)
    measured.push(await publishOnce(page, visitor, `bench ${label} ${round}`));
  visitor.close();
  const both = measured.map(({ callMs, firstPageMs }) => callMs + firstPageMs);
  return [
    label,
    median(measured.map(({ callMs }) => callMs)),
    median(measured.map(({ firstPageMs }) => firstPageMs)),
    median(both),
    Math.max(...both),
    budgets.publish,
  ];
}

async function addPages({ client }: Owner, page: PlainPage): Promise<void> {
  for (let number = 0; number < extraPages; number += 1)
    expectJson(await client.send('POST', `${page.base}/pages`, { title: `Bench page ${number}` }));
  expectJson(await page.publish());
}

/** `npm run bench -- publish [--postgres]`: from the owner's request to the new page, on a small and a large site. */
export const publishBench: Bench = (options) =>
  withServer(options, async (server) => {
    const owner = await signIn(server);
    const page = await findPlainPage(owner);
    const small = await rowOf(server, page, 'the demo site');
    await addPages(owner, page);
    const large = await rowOf(server, page, `the same with ${extraPages} more pages`);
    owner.client.close();
    return [
      {
        title: `Publish on ${options.postgres ? 'PostgreSQL' : 'the embedded database'}: milliseconds`,
        columns: ['site', 'publish call', 'first new page', 'both', 'longest', 'budget'],
        rows: [small, large],
        notes: [
          `Medians of ${publishes} publishes of one changed page, each followed by a visit that must show the change.`,
        ],
      },
    ];
  });
