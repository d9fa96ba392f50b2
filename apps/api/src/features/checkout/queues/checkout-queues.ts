import { isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import { withTenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import type { PaymentAttempt } from '../payment-attempts.queries.ts';
import type { Checkout, CheckoutAnswer } from '../place/draft-orders.ts';
import { placeOrders } from '../place/place-orders.ts';
import { readOwnerEmails } from '../settle/create-order-mails.ts';
import {
  settlePayments,
  type PaymentReport,
  type SettledOrder,
} from '../settle/settle-payments.ts';
import { createBatchQueue, type BatchQueue } from './batch-queue.ts';
import { runBatch } from './run-batch.ts';

type QueueServices = Omit<Services, 'log'>;

/** The two transactions of a checkout: the order before the payment, and the payment's outcome. By website. */
export interface CheckoutQueues {
  readonly orders: BatchQueue<Checkout, PaymentAttempt | ErrorResult>;
  readonly settlements: BatchQueue<PaymentReport, SettledOrder | null>;
}

/** One batch of a website at a time: meanwhile the next one grows, and a large one costs little more than a small one. */
const limits = { running: 1, size: 64, waiting: 1000, waitMs: 12_000, gatherMs: 3 } as const;

function createCheckoutQueues(services: QueueServices): CheckoutQueues {
  const { database, revisions } = services;

  async function placeBatch(checkouts: readonly Checkout[]) {
    const { websiteId } = siteOf(checkouts);
    const answers = await withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
      placeOrders(tenant, services, checkouts),
    );
    if (answers.some(isPlaced)) revisions.forget(websiteId);
    return answers;
  }

  async function settleBatch(reports: readonly PaymentReport[]) {
    const site = siteOf(reports);
    const { websiteId } = site;
    const now = services.now();
    // Before the transaction, which would otherwise wait for a second connection while it holds one.
    const ownerEmails = await readOwnerEmails(services, websiteId);
    const answers = await withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
      settlePayments({ tenant, site, services, ownerEmails, now }, reports),
    );
    services.wakeOutbox();
    if (answers.includes('canceled')) revisions.forget(websiteId);
    return answers;
  }

  return {
    orders: createBatchQueue(limits, (checkouts) => runBatch(checkouts, placeBatch)),
    settlements: createBatchQueue(limits, (reports) => runBatch(reports, settleBatch)),
  };
}

/** Whether a checkout has an order. Only new orders change the stock that pages show. */
const isPlaced = (answer: CheckoutAnswer): boolean =>
  typeof answer === 'object' && !isErrorResult(answer);

/** The website of a batch. */
function siteOf([first]: readonly { readonly site: HostedSite }[]): HostedSite {
  if (first === undefined) throw new Error('A batch is never empty.');
  return first.site;
}

const queuesByDatabase = new WeakMap<Services['database'], CheckoutQueues>();

/** Returns the queues of a server, which its first checkout creates. */
export function checkoutQueuesOf(services: QueueServices): CheckoutQueues {
  const { database } = services;
  const existing = queuesByDatabase.get(database);
  if (existing !== undefined) return existing;
  const queues = createCheckoutQueues(services);
  queuesByDatabase.set(database, queues);
  return queues;
}
