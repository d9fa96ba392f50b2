import {
  brokenInvariants,
  expectJson,
  findShop,
  startTestPostgres,
} from '../../../tools/test/journey-tools.ts';
import {
  addForm,
  after100Ms,
  ownerAt,
  submitForm,
  visitorAt,
  websiteOf,
} from './models/nodes-owner.ts';
import { workUnderKill } from './models/work-under-kill.ts';
import { expect, test as base } from './test.ts';
import { startNodes, type RunningNodes } from './running-nodes.ts';

/** Two nodes behind nginx on one PostgreSQL and one `DATA_DIR`, started simultaneously on an empty database. */
const test = base.extend<object, { readonly deployment: RunningNodes }>({
  deployment: [
    async ({ site }, use) => {
      await use(site as RunningNodes);
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ timeout: 90_000 });

const pageOf = async (site: RunningNodes, port: number, identifier: string, path: string) => {
  const client = visitorAt(site, { port }, identifier);
  const { status, body, headers } = await client.get(path);
  client.close();
  return { status, text: body.toString(), node: headers['x-node'] };
};

test('consecutive requests are served by alternating nodes', async ({ deployment: site }) => {
  const nodes: unknown[] = [];
  for (let number = 0; number < 6; number += 1)
    nodes.push((await pageOf(site, site.port, 'shop', '/')).node);
  expect(new Set(nodes).size).toBe(2);
  expect(nodes.every((node, number) => number === 0 || node !== nodes[number - 1])).toBe(true);
});

test('a publish, an item and a new site are visible on the other node within 100 ms (SITE-03)', async ({
  deployment: site,
}) => {
  const [one, other] = site.nodes;
  const owner = await ownerAt(site, one);
  const shop = await findShop(site, owner);
  const websiteId = websiteOf(owner, 'shop');
  const base = `/api/websites/${websiteId}` as const;
  const seenOn = (path: string, identifier = 'shop') => pageOf(site, other.port, identifier, path);

  const { rows } = expectJson(await owner.client.get(`${base}/pages?limit=100`)) as {
    readonly rows: readonly { readonly id: string; readonly isHomepage: boolean }[];
  };
  const home = rows.find(({ isHomepage }) => isHomepage)?.id;
  const description = 'Seen on every node at once';
  await owner.client.send('PATCH', `${base}/pages/${home}`, {
    seo: { title: '', description, imageId: null, noIndex: false },
  });
  const published = await after100Ms(
    async () => expectJson(await owner.client.send('POST', `${base}/releases`, {})),
    () => seenOn('/'),
  );
  expect(published.text).toContain(description);

  const item = await after100Ms(
    () => shop.createProduct('Lamp of two nodes', 3),
    () => seenOn('/shop'),
  );
  expect(item.text).toContain('Lamp of two nodes');

  const created = await after100Ms(
    async () => {
      const { id } = expectJson(
        await owner.client.send('POST', '/api/websites', {
          title: 'Made on one node',
          identifier: 'made-on-one',
        }),
      ) as { readonly id: string };
      expectJson(await owner.client.send('POST', `/api/websites/${id}/releases`, {}));
    },
    () => seenOn('/', 'made-on-one'),
  );
  expect(created.status).toBe(200);
  expect(created.text).toContain('Made on one node');
});

test('rate limits are shared between nodes', async ({ deployment: site }) => {
  const owner = await ownerAt(site, site);
  const formId = await addForm(owner, websiteOf(owner, 'shop'));
  const statuses = await Promise.all(
    Array.from({ length: 24 }, async (_, number) => {
      const visitor = visitorAt(site, site, 'shop', '127.9.9.9');
      const status = await submitForm(visitor, formId, `Number ${number}`);
      visitor.close();
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(14);
});

test('one node killed under load loses nothing', async ({ deployment: site }) => {
  const [one, other] = site.nodes;
  const work = await workUnderKill(site);
  const beforeKill = await work.run(2_000);
  const kill = one.kill();
  const afterKill = await work.run(4_000);
  await kill;
  for (const kind of ['orders', 'submissions', 'publishes'] as const) {
    expect([kind, beforeKill[kind] > 0]).toEqual([kind, true]);
    expect([kind, afterKill[kind] > 0]).toEqual([kind, true]);
  }
  expect(await work.problems(other)).toEqual([]);
  await one.restart();
  expect(await work.problems(one)).toEqual([]);
  for (const { port, env } of site.nodes)
    expect(brokenInvariants({ ...site, env, server: `http://127.0.0.1:${port}` })).toEqual([]);
});

test('cached pages are served while the database is unavailable', async () => {
  const postgres = await startTestPostgres();
  const site = await startNodes({}, postgres.url);
  try {
    const paths = ['/', '/shop'] as const;
    for (const { port } of site.nodes)
      for (const path of paths) expect((await pageOf(site, port, 'shop', path)).status).toBe(200);
    await postgres.stop();

    for (const path of [...paths, ...paths, ...paths]) {
      const visitor = visitorAt(site, site, 'shop');
      const { status, headers } = await visitor.get(path);
      visitor.close();
      expect([path, status]).toEqual([path, 200]);
      expect(headers['cache-status'] ?? 'fresh').toMatch(/^fresh$|; hit; ttl=-\d+;/);
    }
    for (const { port } of site.nodes) {
      await expect
        .poll(async () => {
          const visitor = visitorAt(site, { port }, 'shop');
          const { headers } = await visitor.get('/');
          visitor.close();
          return headers['cache-status'];
        })
        .toMatch(/DATABASE_UNAVAILABLE/);
      expect((await pageOf(site, port, 'nobody', '/healthz')).status).toBe(200);
      expect((await pageOf(site, port, 'nobody', '/readyz')).status).toBe(503);
    }
  } finally {
    await site.stop();
    await postgres.stop().catch(() => {});
  }
});
