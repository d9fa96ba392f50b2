import { forEach } from '../load/for-each.ts';
import { budgets } from '../report/budgets.ts';
import type { Table } from '../report/table.ts';
import { cpuMs } from '../server/process-cost.ts';
import type { RunningServer } from '../server/running-server.ts';
import { createBuyer, type Buyer } from '../site/buyer.ts';
import { expectJson, type HttpAnswer } from '../site/http-client.ts';
import type { Shop } from '../site/shop.ts';

interface Member {
  readonly buyer: Buyer;
  /** The cart entry that is changed and then removed. */
  entryId: string;
}

interface CartResponse {
  readonly cart: {
    readonly entries: readonly { readonly id: string; readonly variantId: string }[];
  };
}

/** CPU time of the server for each cart request, averaged over `count` buyers with two products in their carts. */
export async function cartCalls(
  server: RunningServer,
  shop: Shop,
  count: number,
  atOnce: number,
): Promise<Table['rows'][number][]> {
  const [first, second] = [
    await shop.createProduct('Bench cart 1', 100_000),
    await shop.createProduct('Bench cart 2', 100_000),
  ];
  const rows: Table['rows'][number][] = [];
  const round = async (name: string, isPrinted: boolean) => {
    const members = Array.from({ length: count }, (_, number): Member => ({
      buyer: createBuyer(server.port, shop, name, number),
      entryId: '',
    }));
    const measure = async (action: string, call: (member: Member) => Promise<HttpAnswer>) => {
      const before = cpuMs(server.pid);
      const responses = await forEach(members, atOnce, call);
      const cpu = (cpuMs(server.pid) - before) / count;
      for (const response of responses) expectJson(response);
      if (isPrinted) rows.push([`CPU ms to ${action}`, cpu, budgets.checkoutCpu]);
      return responses;
    };
    const entry = ({ entryId }: Member) => `/api/cart/entries/${entryId}`;
    const add = (variantId: string) => (member: Member) =>
      member.buyer.client.send('POST', '/api/cart/entries', { variantId, quantity: 1 });

    await measure('begin a cart', add(first));
    const added = await measure('add to a cart', add(second));
    added.forEach((response, index) => {
      const { cart } = expectJson(response) as CartResponse;
      const { id = '' } = cart.entries.find(({ variantId }) => variantId === second) ?? {};
      (members[index] as Member).entryId = id;
    });
    await measure('change an entry', (member) =>
      member.buyer.client.send('PUT', entry(member), { quantity: 3 }),
    );
    await measure('remove an entry', (member) =>
      member.buyer.client.send('DELETE', entry(member), {}),
    );
    for (const { buyer } of members) buyer.client.close();
  };
  // The first round warms the server up and is not counted.
  await round('cartwarm', false);
  await round('cart', true);
  return rows;
}
