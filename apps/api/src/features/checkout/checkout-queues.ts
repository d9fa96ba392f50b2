import type { ErrorResult } from '@sitewright/contracts/errors';
import { withTenant, type OpenedDatabase } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { createBatchQueue, type BatchQueue } from './batch-queue.ts';
import { createOrders, type Checkout } from './create-orders.ts';
import { readOwnerEmails } from './order-mail.ts';
import type { AttemptRow } from './payment-attempts.queries.ts';
import { runBatch } from './run-batch.ts';
import { settleAttempt } from './settle-attempt.ts';
import type { SettledAs } from './settle-payment.ts';
import { settleTogether, type HeardOutcome } from './settle-together.ts';

/** A checkout on its way into a batch. */
export interface WaitingCheckout extends Checkout {
  /** Makes its order in a transaction of its own. */
  readonly createAlone: () => Promise<AttemptRow | ErrorResult>;
}

/** Both steps of the checkouts of a server: the order before the payment, and what the payment came to. */
export interface CheckoutQueues {
  readonly orders: BatchQueue<WaitingCheckout, AttemptRow | ErrorResult>;
  readonly settlements: BatchQueue<HeardOutcome, SettledAs | null>;
}

/** One batch of a website at a time: meanwhile the next one grows, and a large one costs little more than a small one. */
const limits = { running: 1, size: 64, waiting: 1000, waitMs: 12_000, gatherMs: 3 } as const;

function createCheckoutQueues(database: OpenedDatabase): CheckoutQueues {
  return {
    orders: createBatchQueue(limits, (checkouts) =>
      runBatch(
        checkouts,
        async (together) => {
          const websiteId = websiteOf(together);
          return withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
            createOrders(tenant, together),
          );
        },
        ({ createAlone }) => createAlone(),
      ),
    ),
    settlements: createBatchQueue(limits, (heard) =>
      runBatch<HeardOutcome, SettledAs | null>(
        heard,
        async (together) => {
          const websiteId = websiteOf(together);
          const [{ site, services }] = together as [HeardOutcome];
          const now = services.now();
          // Asked on a connection of its own, and asked first: the transaction never waits for one that it holds itself.
          const emails = readOwnerEmails(services, websiteId);
          emails.catch(() => {});
          const answers = await withTenant(database, { websiteId, actorId: undefined }, (tenant) =>
            settleTogether(tenant, { site, services, emails, now }, together),
          );
          services.wakeOutbox();
          return answers;
        },
        settleAttempt,
      ),
    ),
  };
}

/** The website that all of a batch are of. */
function websiteOf([first]: readonly { readonly site: { readonly websiteId: string } }[]): string {
  if (first === undefined) throw new Error('A batch has at least one member.');
  return first.site.websiteId;
}

const queuesOfServer = new WeakMap<Services['database'], CheckoutQueues>();

/** The queues of a server: made at its first checkout, gone with it. */
export function checkoutQueuesOf({ database }: Pick<Services, 'database'>): CheckoutQueues {
  const known = queuesOfServer.get(database);
  if (known !== undefined) return known;
  const queues = createCheckoutQueues(database);
  queuesOfServer.set(database, queues);
  return queues;
}
