import type { RunningServer } from '../../bench/server/running-server.ts';
import { allRows } from '../../bench/site/all-rows.ts';
import { createBuyer, type Buyer } from '../../bench/site/buyer.ts';
import { signIn } from '../../bench/site/owner.ts';
import { findShop } from '../../bench/site/shop.ts';
import type { Work } from '../work.ts';
import { attempt, createTally, isCutOff, untilGone } from './attempts.ts';

const concurrency = 4;
const stock = 1_000_000;

/**
 * Buyers who buy one piece each. A buyer who got a success response must have exactly one order after the restart. A
 * buyer who got no response sends the same purchase again, and must then have exactly one order as well.
 */
export async function createCheckoutWork(server: RunningServer): Promise<Work> {
  const owner = await signIn(server);
  const shop = await findShop(server, owner);
  const variantId = await shop.createProduct('Fault test', stock);
  const tally = createTally();
  const confirmed: Buyer[] = [];
  let unconfirmed: Buyer[] = [];
  let buyers = 0;

  async function buyOnce(): Promise<'goOn' | 'gone'> {
    const buyer = createBuyer(server.port, shop, 'fault', (buyers += 1));
    try {
      await buyer.fillCart(variantId);
    } catch (error) {
      buyer.client.close();
      if (!isCutOff(error)) throw error;
      return 'gone';
    }
    const result = await attempt(buyer.checkout());
    tally.count(result);
    if (result.kind === 'cut') unconfirmed.push(buyer);
    else if (result.answer.status < 300) confirmed.push(buyer);
    buyer.client.close();
    return result.kind === 'cut' ? 'gone' : 'goOn';
  }

  async function ordersByEmail(): Promise<ReadonlyMap<string, number>> {
    const found = new Map<string, number>();
    const orders = allRows<{ readonly email: string }>(
      owner.client,
      `/api/websites/${shop.websiteId}/orders`,
    );
    for await (const { email } of orders) found.set(email, (found.get(email) ?? 0) + 1);
    return found;
  }

  /** Sends the purchases without a response again: they have the same idempotency key, so each becomes one order. */
  async function retryUnconfirmed(): Promise<string[]> {
    const problems: string[] = [];
    for (const buyer of unconfirmed) {
      const { status, body } = await buyer.checkout();
      if (status < 300) confirmed.push(buyer);
      else problems.push(`${buyer.email} retried and got ${status}: ${body.toString()}`);
      buyer.client.close();
    }
    unconfirmed = [];
    return problems;
  }

  return {
    run: (onAnswer) => untilGone(concurrency, buyOnce, onAnswer),
    async problems() {
      const rejected = await retryUnconfirmed();
      const orders = await ordersByEmail();
      const wrong = confirmed.filter(({ email }) => orders.get(email) !== 1);
      return [
        ...rejected,
        ...wrong.map(({ email }) => `${email} has ${orders.get(email) ?? 0} orders, not one`),
      ];
    },
    counts: tally.counts,
  };
}
