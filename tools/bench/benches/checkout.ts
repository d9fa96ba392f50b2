import type { Bench } from '../bench-options.ts';
import { cartCalls } from './cart-calls.ts';
import { forEach } from '../load/for-each.ts';
import { budgets } from '../report/budgets.ts';
import { median } from '../report/median.ts';
import type { Table } from '../report/table.ts';
import { startDurablePostgres, type DurablePostgres } from '../server/durable-postgres.ts';
import { oneRowUpdatesPerSecond } from '../server/pgbench.ts';
import { cpuMs, untilQuiet } from '../server/process-cost.ts';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { allRows } from '../site/all-rows.ts';
import { createBuyer, type Buyer } from '../site/buyer.ts';
import { signIn, type Owner } from '../site/owner.ts';
import { findShop, type Shop } from '../site/shop.ts';

/** Number of concurrent buyers. */
const atOnce = 8;
/** More concurrent buyers than one batch serves: those who arrive while it runs are served with the next one. */
const crowdSize = 64;
/** The embedded database runs one transaction at a time, and therefore gets fewer buyers. */
const sizes = {
  postgres: { orders: 300, buyers: 200, pieces: 50, carts: 200 },
  pglite: { orders: 80, buyers: 40, pieces: 10, carts: 40 },
} as const;

/** Creates buyers with a product in their cart, ready to check out. */
async function readyBuyers(
  { port }: RunningServer,
  shop: Shop,
  name: string,
  count: number,
  stock: number,
): Promise<Buyer[]> {
  const variantId = await shop.createProduct(`Bench ${name}`, stock);
  const buyers = Array.from({ length: count }, (_, number) =>
    createBuyer(port, shop, name, number),
  );
  await forEach(buyers, atOnce, (buyer) => buyer.fillCart(variantId));
  return buyers;
}

const countBy = (values: readonly number[]) =>
  Object.entries(Object.groupBy(values, String))
    .map(([status, group = []]) => `${group.length} × ${status}`)
    .join(', ');

const close = (buyers: readonly Buyer[]) => {
  for (const { client } of buyers) client.close();
};

/** So that each run has its own product and buyers. */
let runs = 0;

async function hotProduct(server: RunningServer, shop: Shop, orders: number, width: number) {
  const run = (runs += 1);
  const warm = await readyBuyers(server, shop, `warm${run}x`, width * 2, 1_000);
  await forEach(warm, width, (buyer) => buyer.checkout());
  const buyers = await readyBuyers(server, shop, `hot${run}x`, orders, 100_000);
  await untilQuiet(server.pid);
  const cpuBefore = cpuMs(server.pid);
  const startedAt = performance.now();
  const responses = await forEach(buyers, width, (buyer) => buyer.checkout());
  const elapsedMs = performance.now() - startedAt;
  const cpuPerOrder = (cpuMs(server.pid) - cpuBefore) / orders;
  close([...warm, ...buyers]);
  return {
    statuses: responses.map(({ status }) => status),
    perSecond: (orders * 1000) / elapsedMs,
    cpuPerOrder,
  };
}

interface HotProductOptions {
  readonly orders: number;
  /** The number of concurrent buyers. */
  readonly width: number;
  readonly rounds: number;
  readonly database: DurablePostgres | undefined;
}

/**
 * Orders of one product per second by `width` concurrent buyers, compared with the updates of a single row that the
 * database achieves in the same round. Figures are medians of the rounds.
 */
async function hotProductRows(
  server: RunningServer,
  shop: Shop,
  { orders, width, rounds, database }: HotProductOptions,
): Promise<Table['rows'][number][]> {
  const hot = [];
  for (let round = 0; round < rounds; round += 1) {
    const ceiling = database === undefined ? undefined : oneRowUpdatesPerSecond(database, width);
    hot.push({ ceiling, ...(await hotProduct(server, shop, orders, width)) });
  }
  const ceilings = hot.flatMap(({ ceiling }) => ceiling ?? []);
  const ratios = hot.flatMap(({ ceiling, perSecond }) =>
    ceiling === undefined ? [] : perSecond / ceiling,
  );
  return [
    [
      `orders of one product, ${rounds} × ${orders}, ${width} at once`,
      countBy(hot.flatMap(({ statuses }) => statuses)),
      '',
    ],
    ['orders per second', median(hot.map(({ perSecond }) => perSecond)), ''],
    [
      'CPU ms of the server per order',
      median(hot.map(({ cpuPerOrder }) => cpuPerOrder)),
      budgets.checkoutCpu,
    ],
    ...(ceilings.length === 0
      ? []
      : [
          [`pgbench, one row, ${width} clients, per second`, median(ceilings), ''],
          ['orders to pgbench', median(ratios), budgets.hotProduct],
        ]),
  ];
}

/** The number of orders that the owner sees from buyers with this name. */
async function countOrders({ client }: Owner, shop: Shop, name: string): Promise<number> {
  const path = `/api/websites/${shop.websiteId}/orders` as const;
  let count = 0;
  for await (const { email } of allRows<{ readonly email: string }>(client, path))
    if (email.startsWith(`${name}.`)) count += 1;
  return count;
}

async function scarceProduct(
  server: RunningServer,
  owner: Owner,
  shop: Shop,
  count: number,
  pieces: number,
) {
  const buyers = await readyBuyers(server, shop, 'rush', count, pieces);
  const responses = await forEach(buyers, count, (buyer) => buyer.checkout());
  close(buyers);
  const withStatus = (matches: (status: number) => boolean) =>
    responses.filter(({ status }) => matches(status)).length;
  return {
    orders: await countOrders(owner, shop, 'rush'),
    rejected: withStatus((status) => status >= 400 && status < 500),
    failed: withStatus((status) => status >= 500),
    statuses: countBy(responses.map(({ status }) => status)),
  };
}

/** `npm run bench -- checkout [--postgres]`: orders of one product per second, and orders of a scarce product. */
export const checkoutBench: Bench = async ({ postgres, rounds }) => {
  const { orders, buyers, pieces, carts } = sizes[postgres ? 'postgres' : 'pglite'];
  const database = postgres ? await startDurablePostgres() : undefined;
  try {
    const server = await startServer(database === undefined ? {} : { databaseUrl: database.url });
    try {
      const owner = await signIn(server);
      const shop = await findShop(server, owner);
      const hot: Table['rows'][number][] = [];
      for (const width of [atOnce, crowdSize])
        hot.push(...(await hotProductRows(server, shop, { orders, width, rounds, database })));
      const cart = await cartCalls(server, shop, carts, atOnce);
      const scarce = await scarceProduct(server, owner, shop, buyers, pieces);
      owner.client.close();
      const rows: Table['rows'][number][] = [
        ...hot,
        ...cart,
        [`${buyers} buyers for ${pieces} pieces`, scarce.statuses, ''],
        ['orders that the owner finds', scarce.orders, `exactly ${pieces}`],
        ['rejected', scarce.rejected, `${buyers - pieces}`],
        ['failed (5xx)', scarce.failed, '0'],
      ];
      return [
        {
          title: `Checkout on ${postgres ? 'PostgreSQL, durability on' : 'the embedded database'}`,
          columns: ['what', 'found', 'budget'],
          rows,
          notes: [
            'Before the measurement starts, each buyer has their own cart, crumb and IP address.',
          ],
        },
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await database?.stop();
  }
};
