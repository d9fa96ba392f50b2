import type { Bench } from '../bench-options.ts';
import { budgets } from '../report/budgets.ts';
import { median } from '../report/median.ts';
import type { Table } from '../report/table.ts';
import type { RunningServer } from '../server/running-server.ts';
import { withServer } from '../server/with-server.ts';
import { createHttpClient, expectJson } from '../site/http-client.ts';
import { signIn, type Owner } from '../site/owner.ts';

const publishes = 15;
const morePages = 200;

interface ListedPage {
  readonly id: string;
  readonly kind: string;
  readonly urlId: string;
  readonly access: string;
  readonly isHomepage: boolean;
}

interface Publish {
  /** From the owner's call to its answer. */
  readonly callMs: number;
  /** From the answer to the moment a visitor has the new page: it is drawn and kept by then. */
  readonly firstPageMs: number;
}

/** Changes one page, publishes, and visits it until it is the new one. */
async function publishOnce(
  owner: Owner,
  base: string,
  page: ListedPage,
  visitor: ReturnType<typeof createHttpClient>,
  mark: string,
): Promise<Publish> {
  const seo = { title: '', description: mark, imageId: null, noIndex: false };
  expectJson(await owner.client.send('PATCH', `${base}/pages/${page.id}`, { seo }));
  const startedAt = performance.now();
  expectJson(await owner.client.send('POST', `${base}/releases`, {}));
  const publishedAt = performance.now();
  const { body } = await visitor.get(`/${page.urlId}`);
  const seenAt = performance.now();
  if (!body.includes(mark)) throw new Error('A page was shown as it was before it was published.');
  return { callMs: publishedAt - startedAt, firstPageMs: seenAt - publishedAt };
}

async function rowOf(
  server: RunningServer,
  owner: Owner,
  label: string,
): Promise<Table['rows'][number]> {
  const [website] = owner.websites;
  if (website === undefined) throw new Error('There is no demo site.');
  const base = `/api/websites/${website.id}`;
  const { rows } = expectJson(await owner.client.get(`${base}/pages?limit=100`)) as {
    readonly rows: readonly ListedPage[];
  };
  const page = rows.find(
    ({ kind, access, isHomepage }) => kind === 'page' && access === 'open' && !isHomepage,
  );
  if (page === undefined) throw new Error('The demo site has only a home page.');
  const host = `${website.identifier}.localhost:${server.port}`;
  const visitor = createHttpClient({ port: server.port, host });
  const found: Publish[] = [];
  for (let round = 0; round < publishes; round += 1)
    found.push(await publishOnce(owner, base, page, visitor, `bench ${label} ${round}`));
  visitor.close();
  return [
    label,
    median(found.map(({ callMs }) => callMs)),
    median(found.map(({ firstPageMs }) => firstPageMs)),
    median(found.map(({ callMs, firstPageMs }) => callMs + firstPageMs)),
    Math.max(...found.map(({ callMs, firstPageMs }) => callMs + firstPageMs)),
    budgets.publish,
  ];
}

async function addPages(owner: Owner): Promise<void> {
  const base = `/api/websites/${owner.websites[0]?.id}`;
  for (let number = 0; number < morePages; number += 1)
    expectJson(await owner.client.send('POST', `${base}/pages`, { title: `Bench page ${number}` }));
  expectJson(await owner.client.send('POST', `${base}/releases`, {}));
}

/** `npm run bench -- publish [--postgres]`: from the owner's press to the new page, on a small site and a large one. */
export const publishBench: Bench = (options) =>
  withServer(options, async (server) => {
    const owner = await signIn(server);
    const small = await rowOf(server, owner, 'the demo site');
    await addPages(owner);
    const large = await rowOf(server, owner, `the same with ${morePages} pages more`);
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
