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
const morePages = 200;

interface Publish {
  /** From the owner's call to its answer. */
  readonly callMs: number;
  /** From the answer to the moment a visitor has the new page: it is drawn and kept by then. */
  readonly firstPageMs: number;
}

/** Changes the page, publishes it and visits it; the visit must show the change. */
async function publishOnce(page: PlainPage, visitor: HttpClient, mark: string): Promise<Publish> {
  expectJson(await page.describe(mark));
  const startedAt = performance.now();
  expectJson(await page.publish());
  const publishedAt = performance.now();
  const { body } = await visitor.get(page.path);
  const seenAt = performance.now();
  if (!body.includes(mark)) throw new Error('A page was shown as it was before it was published.');
  return { callMs: publishedAt - startedAt, firstPageMs: seenAt - publishedAt };
}

async function rowOf(
  server: RunningServer,
  page: PlainPage,
  label: string,
): Promise<Table['rows'][number]> {
  const host = `${page.site}.localhost:${server.port}`;
  const visitor = createHttpClient({ port: server.port, host });
  const found: Publish[] = [];
  for (let round = 0; round < publishes; round += 1)
    found.push(await publishOnce(page, visitor, `bench ${label} ${round}`));
  visitor.close();
  const both = found.map(({ callMs, firstPageMs }) => callMs + firstPageMs);
  return [
    label,
    median(found.map(({ callMs }) => callMs)),
    median(found.map(({ firstPageMs }) => firstPageMs)),
    median(both),
    Math.max(...both),
    budgets.publish,
  ];
}

async function addPages({ client }: Owner, page: PlainPage): Promise<void> {
  for (let number = 0; number < morePages; number += 1)
    expectJson(await client.send('POST', `${page.base}/pages`, { title: `Bench page ${number}` }));
  expectJson(await page.publish());
}

/** `npm run bench -- publish [--postgres]`: from the owner's press to the new page, on a small site and a large one. */
export const publishBench: Bench = (options) =>
  withServer(options, async (server) => {
    const owner = await signIn(server);
    const page = await findPlainPage(owner);
    const small = await rowOf(server, page, 'the demo site');
    await addPages(owner, page);
    const large = await rowOf(server, page, `the same with ${morePages} pages more`);
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
