import type { Bench } from '../bench-options.ts';
import { cartCalls } from './cart-calls.ts';
import { forEach } from '../load/for-each.ts';
import { budgets } from '../report/budgets.ts';
import type { Table } from '../report/table.ts';
import { startDurablePostgres, type DurablePostgres } from '../server/durable-postgres.ts';
import { oneRowUpdatesPerSecond } from '../server/pgbench.ts';
import { cpuMs, untilQuiet } from '../server/process-cost.ts';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { allRows } from '../site/all-rows.ts';
import { createBuyer, type Buyer } from '../site/buyer.ts';
import { signIn, type Owner } from '../site/owner.ts';
import { findShop, type Shop } from '../site/shop.ts';

const atOnce = 8;
/** More buyers than can be served at once: those who arrive while a batch runs are served with the next one. */
const crowd = 64;
/** The embedded database works off one transaction after the other; it gets fewer buyers. */
const sizes = {
  postgres: { orders: 300, buyers: 200, pieces: 50, carts: 200 },
  pglite: { orders: 80, buyers: 40, pieces: 10, carts: 40 },
} as const;

/** Buyers with a full cart, one press away from their order. */
async function readyBuyers(
  { port }: RunningServer,
  shop: Shop,
  name: string,
  count: number,
  pieces: number,
): Promise<Buyer[]> {
  const variantId = await shop.createProduct(`Bench ${name}`, pieces);
  const buyers = Array.from({ length: count }, (_, number) =>
    createBuyer(port, shop, name, number),
  );
  await forEach(buyers, atOnce, (buyer) => buyer.fillCart(variantId));
  return buyers;
}

const countBy = (values: readonly number[]) =>
  Object.entries(Object.groupBy(values, String))
    .map(([status, same = []]) => `${same.length} × ${status}`)
    .join(', ');

const close = (buyers: readonly Buyer[]) => {
  for (const { client } of buyers) client.close();
};

async function hotProduct(server: RunningServer, shop: Shop, orders: number, width: number) {
  const warm = await readyBuyers(server, shop, `warm${width}x`, width * 2, 1_000);
  await forEach(warm, width, (buyer) => buyer.checkout());
  const buyers = await readyBuyers(server, shop, `hot${width}x`, orders, 100_000);
  await untilQuiet(server.pid);
  const cpuBefore = cpuMs(server.pid);
  const startedAt = performance.now();
  const answers = await forEach(buyers, width, (buyer) => buyer.checkout());
  const elapsedMs = performance.now() - startedAt;
  const cpuPerOrder = (cpuMs(server.pid) - cpuBefore) / orders;
  close([...warm, ...buyers]);
  return {
    statuses: countBy(answers.map(({ status }) => status)),
    perSecond: (orders * 1000) / elapsedMs,
    cpuPerOrder,
  };
}

/** How fast one product is sold to so many at once, beside what the database does at most with one row. */
async function hotProductRows(
  server: RunningServer,
  shop: Shop,
  orders: number,
  { width, database }: { readonly width: number; readonly database: DurablePostgres | undefined },
): Promise<Table['rows'][number][]> {
  const ceiling = database === undefined ? undefined : oneRowUpdatesPerSecond(database, width);
  const hot = await hotProduct(server, shop, orders, width);
  return [
    [`orders of one product, ${orders}, ${width} at once`, hot.statuses, ''],
    ['orders per second', hot.perSecond, ''],
    ['CPU ms of the server per order', hot.cpuPerOrder, budgets.checkoutCpu],
    ...(ceiling === undefined
      ? []
      : [
          [`pgbench, one row, ${width} clients, per second`, ceiling, ''],
          ['orders to pgbench', hot.perSecond / ceiling, budgets.hotProduct],
        ]),
  ];
}

/** How many orders the owner finds of buyers of this name. */
async function countOrders({ client }: Owner, shop: Shop, name: string): Promise<number> {
  const path = `/api/websites/${shop.websiteId}/orders` as const;
  let found = 0;
  for await (const { email } of allRows<{ readonly email: string }>(client, path))
    if (email.startsWith(`${name}.`)) found += 1;
  return found;
}

async function scarceProduct(
  server: RunningServer,
  owner: Owner,
  shop: Shop,
  count: number,
  pieces: number,
) {
  const buyers = await readyBuyers(server, shop, 'rush', count, pieces);
  const answers = await forEach(buyers, count, (buyer) => buyer.checkout());
  close(buyers);
  const withStatus = (isMeant: (status: number) => boolean) =>
    answers.filter(({ status }) => isMeant(status)).length;
  return {
    orders: await countOrders(owner, shop, 'rush'),
    rejected: withStatus((status) => status >= 400 && status < 500),
    failed: withStatus((status) => status >= 500),
    statuses: countBy(answers.map(({ status }) => status)),
  };
}

/** `npm run bench -- checkout [--postgres]`: orders of one product per second, and how many of too many buyers get one. */
export const checkoutBench: Bench = async ({ postgres }) => {
  const { orders, buyers, pieces, carts } = sizes[postgres ? 'postgres' : 'pglite'];
  const database = postgres ? await startDurablePostgres() : undefined;
  try {
    const server = await startServer(database === undefined ? {} : { databaseUrl: database.url });
    try {
      const owner = await signIn(server);
      const shop = await findShop(server, owner);
      const hot: Table['rows'][number][] = [];
      for (const width of [atOnce, crowd])
        hot.push(...(await hotProductRows(server, shop, orders, { width, database })));
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
            'Each buyer has a cart, a crumb and an address of his own before the clock starts.',
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
