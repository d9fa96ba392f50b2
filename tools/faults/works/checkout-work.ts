import type { RunningServer } from '../../bench/server/running-server.ts';
import { allRows } from '../../bench/site/all-rows.ts';
import { createBuyer, type Buyer } from '../../bench/site/buyer.ts';
import { signIn } from '../../bench/site/owner.ts';
import { findShop } from '../../bench/site/shop.ts';
import type { Work } from '../work.ts';
import { attempt, createTally, isCutOff, untilGone } from './attempts.ts';

const lines = 4;
const pieces = 1_000_000;

/**
 * Buyers who buy one piece each. Who got an answer has exactly one order afterward; who got none presses the button
 * again, and then has exactly one as well.
 */
export async function createCheckoutWork(server: RunningServer): Promise<Work> {
  const owner = await signIn(server);
  const shop = await findShop(server, owner);
  const variantId = await shop.createProduct('Fault test', pieces);
  const tally = createTally();
  const satisfied: Buyer[] = [];
  let unsure: Buyer[] = [];
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
    const ended = await attempt(buyer.checkout());
    tally.count(ended);
    if (ended.kind === 'cut') unsure.push(buyer);
    else if (ended.answer.status < 300) satisfied.push(buyer);
    buyer.client.close();
    return ended.kind === 'cut' ? 'gone' : 'goOn';
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

  /** Buyers without an answer press again; the same purchase is one order. */
  async function askAgain(): Promise<string[]> {
    const problems: string[] = [];
    for (const buyer of unsure) {
      const { status, body } = await buyer.checkout();
      if (status < 300) satisfied.push(buyer);
      else problems.push(`${buyer.email} pressed again and got ${status}: ${body.toString()}`);
      buyer.client.close();
    }
    unsure = [];
    return problems;
  }

  return {
    run: (onAnswer) => untilGone(lines, buyOnce, onAnswer),
    async problems() {
      const rejected = await askAgain();
      const orders = await ordersByEmail();
      const wrong = satisfied.filter(({ email }) => orders.get(email) !== 1);
      return [
        ...rejected,
        ...wrong.map(({ email }) => `${email} has ${orders.get(email) ?? 0} orders, not one`),
      ];
    },
    counts: tally.counts,
  };
}
