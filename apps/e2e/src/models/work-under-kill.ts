import { setTimeout as delay } from 'node:timers/promises';
import {
  allRows,
  createBuyer,
  findPlainPage,
  findShop,
  type Buyer,
} from '../../../../tools/test/journey-tools.ts';
import type { RunningSite } from '../start-site.ts';
import {
  addForm,
  ownerAt,
  submitForm,
  visitorAt,
  websiteOf,
  type Entrance,
} from './nodes-owner.ts';

/** The number of acknowledged requests of each kind. */
export interface Acknowledged {
  readonly orders: number;
  readonly submissions: number;
  readonly publishes: number;
}

export interface WorkUnderKill {
  /** Runs buyers, form submissions and a publishing owner through the proxy for `ms` milliseconds. */
  run(ms: number): Promise<Acknowledged>;
  /** Finds acknowledged work that is missing on a node; one sentence for each problem. */
  problems(node: Entrance): Promise<string[]>;
}

const workersPerKind = 3;
const textOf = (number: number) => `publish number ${number}.`;
const numberIn = (text: string): number => Number(/publish number (\d+)\./.exec(text)?.[1] ?? 0);

/** Repeats a step until the deadline. A step that fails, such as by an aborted response, is ignored. */
async function repeatUntil(deadline: number, step: () => Promise<void>): Promise<void> {
  while (performance.now() < deadline) {
    await step().catch(() => delay(20));
  }
}

export async function workUnderKill(site: RunningSite): Promise<WorkUnderKill> {
  const owner = await ownerAt(site, site);
  const shop = await findShop(site, owner);
  const variantId = await shop.createProduct('Mug under load', 1_000_000);
  const websiteId = websiteOf(owner, 'shop');
  const formId = await addForm(owner, websiteId);
  const page = await findPlainPage(owner);
  const bought: Buyer[] = [];
  const unsure: Buyer[] = [];
  const sentForms: string[] = [];
  let buyers = 0;
  let forms = 0;
  let published = 0;
  let attempted = 0;

  async function buy(): Promise<void> {
    const buyer = createBuyer(site.port, shop, 'kill', (buyers += 1));
    try {
      await buyer.fillCart(variantId);
      const status = await buyer.checkout().then(
        (response) => response.status,
        () => 0,
      );
      if (status === 200 || status === 201) bought.push(buyer);
      else unsure.push(buyer);
    } finally {
      buyer.client.close();
    }
  }

  async function submit(): Promise<void> {
    const message = `Form under load ${(forms += 1)}`;
    const visitor = visitorAt(
      site,
      site,
      'shop',
      `127.8.${Math.floor(forms / 200)}.${1 + (forms % 200)}`,
    );
    try {
      if ((await submitForm(visitor, formId, message)) === 200) sentForms.push(message);
    } finally {
      visitor.close();
    }
  }

  async function publish(): Promise<void> {
    const number = (attempted += 1);
    if ((await page.describe(textOf(number))).status >= 300) return;
    if ((await page.publish()).status < 300) published = number;
  }

  /** Repeats the same purchase: the buyer without a response clicks again. */
  async function retryUnsure(node: Entrance): Promise<string[]> {
    const rejected: string[] = [];
    for (const buyer of unsure.splice(0)) {
      const { status, body } = await buyer.checkout();
      buyer.client.close();
      if (status < 300) bought.push(buyer);
      else
        rejected.push(
          `${buyer.email} pressed again (${node.port}) and got ${status}: ${body.toString()}`,
        );
    }
    return rejected;
  }

  return {
    async run(ms) {
      const before = { orders: bought.length, submissions: sentForms.length, publishes: published };
      const deadline = performance.now() + ms;
      await Promise.all([
        ...Array.from({ length: workersPerKind }, () => repeatUntil(deadline, buy)),
        ...Array.from({ length: workersPerKind }, () => repeatUntil(deadline, submit)),
        repeatUntil(deadline, publish),
      ]);
      return {
        orders: bought.length - before.orders,
        submissions: sentForms.length - before.submissions,
        publishes: published - before.publishes,
      };
    },

    async problems(node) {
      const rejected = await retryUnsure(node);
      const { client } = await ownerAt(site, node);
      const orders = new Map<string, number>();
      const listed = allRows<{ readonly email: string }>(
        client,
        `/api/websites/${websiteId}/orders`,
      );
      for await (const { email } of listed) orders.set(email, (orders.get(email) ?? 0) + 1);
      const messages = new Set<string>();
      const submissions = allRows<{ readonly answers: readonly { readonly text: string }[] }>(
        client,
        `/api/websites/${websiteId}/submissions`,
      );
      for await (const { answers } of submissions)
        for (const { text } of answers) messages.add(text);
      const visitor = visitorAt(site, node, page.site);
      const live = numberIn((await visitor.get(page.path)).body.toString());
      visitor.close();
      client.close();
      return [
        ...rejected,
        ...bought
          .filter(({ email }) => orders.get(email) !== 1)
          .map(({ email }) => `${email} has ${orders.get(email) ?? 0} orders, not one`),
        ...sentForms
          .filter((message) => !messages.has(message))
          .map((message) => `The submission “${message}” is gone`),
        ...(live < published || live > attempted
          ? [`Visitors see number ${live}; ${published} was published, ${attempted} was sent`]
          : []),
      ];
    },
  };
}
