import { isErrorResult, type ErrorResult } from '@sitewright/contracts/errors';
import { withTenant } from '../../../platform/database/index.ts';
import type { HostedSite } from '../../../platform/hosts/host-table.ts';
import type { Services } from '../../../platform/services.ts';
import type { PaymentAttempt } from '../payment-attempts.queries.ts';
import type { Checkout, CheckoutResult } from '../place/draft-orders.ts';
import { placeOrders } from '../place/place-orders.ts';
import { readOwnerEmails } from '../settle/create-order-mails.ts';
import {
  settlePayments,
  type PaymentReport,
  type SettledOrder,
} from '../settle/settle-payments.ts';
import { createBatchQueue, type BatchQueue } from '../../../platform/batches/batch-queue.ts';
import { runBatch } from './run-batch.ts';

type QueueServices = Omit<Services, 'log'>;

/** Queues for the two transactions of a checkout: placing the order, and settling its payment. Keys are website ids. */
export interface CheckoutQueues {
  readonly orders: BatchQueue<Checkout, PaymentAttempt | ErrorResult>;
  readonly settlements: BatchQueue<PaymentReport, SettledOrder | null>;
}

/** One batch of a website at a time: meanwhile the next one grows. A large batch costs little more than a small one. */
const limits = { running: 1, size: 64, waiting: 1000, waitMs: 12_000, gatherMs: 3 } as const;

function createCheckoutQueues(services: QueueServices): CheckoutQueues {
  const { database, revisions } = services;

  async function placeBatch(checkouts: readonly Checkout[]) {
    const { websiteId } = siteOf(checkouts);
    const results = await withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
      placeOrders(tenant, services, checkouts),
    );
    if (results.some(isPlaced)) revisions.forget(websiteId);
    return results;
  }

  async function settleBatch(reports: readonly PaymentReport[]) {
    const site = siteOf(reports);
    const { websiteId } = site;
    const now = services.now();
    // Read before the transaction, which would otherwise wait for a second connection while it holds one.
    const ownerEmails = await readOwnerEmails(services, websiteId);
    const results = await withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
      settlePayments({ tenant, site, services, ownerEmails, now }, reports),
    );
    services.wakeOutbox();
    if (results.includes('canceled')) revisions.forget(websiteId);
    return results;
  }

  return {
    orders: createBatchQueue(limits, (checkouts) => runBatch(checkouts, placeBatch)),
    settlements: createBatchQueue(limits, (reports) => runBatch(reports, settleBatch)),
  };
}

/** Whether a checkout has an order. Pages show stock, which only orders change here. */
const isPlaced = (result: CheckoutResult): boolean =>
  typeof result === 'object' && !isErrorResult(result);

/** The website of a batch: all its jobs belong to the same one. */
function siteOf([first]: readonly { readonly site: HostedSite }[]): HostedSite {
  if (first === undefined) throw new Error('A batch is never empty.');
  return first.site;
}

const queuesByDatabase = new WeakMap<Services['database'], CheckoutQueues>();

/** Returns the queues of a server, which are created by the first call. */
export function checkoutQueuesOf(services: QueueServices): CheckoutQueues {
  const { database } = services;
  const existing = queuesByDatabase.get(database);
  if (existing !== undefined) return existing;
  const queues = createCheckoutQueues(services);
  queuesByDatabase.set(database, queues);
  return queues;
}
