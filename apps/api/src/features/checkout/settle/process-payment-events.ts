import { isErrorResult } from '@sitewright/contracts/errors';
import { withLookup, withTenant, type Tenant } from '../../../platform/database/index.ts';
import type { PaymentProvider } from '../../../platform/payments/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findHostedSiteOf } from '../../mail/public.ts';
import { checkoutQueuesOf } from '../queues/checkout-queues.ts';
import {
  findOpenEvent,
  listOpenEvents,
  updateEvent,
  type OpenPaymentEvent,
} from './payment-events.queries.ts';
import { nextCheckAt, nextProcessingCheckAt } from './settlement.ts';
import { settleDispute } from './settle-dispute.ts';

/**
 * Settles a refund by its state at the provider; false if it has to be processed again later. The last try notes in the
 * order why it is not counted. It belongs to another feature, which uses this one.
 */
export type SettleRefundEvent = (
  services: EventServices,
  provider: PaymentProvider,
  websiteId: string,
  reference: string,
  isLastTry: boolean,
) => Promise<boolean>;

type EventServices = Omit<Services, 'log'>;

/** The maximum number of events that one run of the job processes. */
const maxEvents = 100;

/** An event about a payment is given up after some hours; the reconciler continues to ask. */
const maxTries = 30;

/**
 * An event about a refund is given up after a month, because nothing else asks for one that was not made here. Banks take
 * weeks at most.
 */
const maxRefundTries = 150;

const isLastRefundTry = (subject: string, tries: number): boolean =>
  subject === 'refund' && tries >= maxRefundTries;

const inTenantOf =
  ({ database }: EventServices, websiteId: string) =>
  <T>(work: (tenant: Tenant) => Promise<T>) =>
    withTenant(database, { websiteId, actorId: undefined }, work);

/**
 * Settles a payment by its state at the provider, like the buyer's return and the reconciler. Returns false if the
 * provider does not know the state yet.
 */
async function settleReference(
  services: EventServices,
  { events, fetchOutcome }: PaymentProvider,
  { websiteId, eventId }: OpenPaymentEvent,
  reference: string,
): Promise<boolean> {
  const attemptId = await events?.findAttemptId(websiteId, reference);
  // The account is also used outside of this shop.
  if (attemptId === undefined || attemptId === null) return true;
  const site = await findHostedSiteOf(services, websiteId, inTenantOf(services, websiteId));
  if (site === null) return true;
  const outcome = await fetchOutcome({ websiteId, attemptId });
  const { settlements } = checkoutQueuesOf(services);
  const settled = await settlements.submit(websiteId, { site, attemptId, outcome });
  if (isErrorResult(settled)) throw new Error(`The event ${eventId} was not settled in time.`);
  return outcome.state !== 'unknown';
}

async function processEvent(
  services: EventServices,
  event: OpenPaymentEvent,
  settleRefundEvent: SettleRefundEvent,
): Promise<void> {
  const { websiteId } = event;
  const inTenant = inTenantOf(services, websiteId);
  const found = await inTenant((tenant) => findOpenEvent(tenant, event));
  if (found === null) return;
  const { subject, reference, tries } = found;
  const provider = services.providers.find(({ id }) => id === event.provider);
  if (provider !== undefined && subject !== 'dispute') {
    const isSettled =
      subject === 'payment'
        ? await settleReference(services, provider, event, reference)
        : await settleRefundEvent(
            services,
            provider,
            websiteId,
            reference,
            isLastRefundTry(subject, tries),
          );
    if (!isSettled && isLastRefundTry(subject, tries))
      throw new Error(`The refund ${reference} of the website ${websiteId} was given up.`);
    if (!isSettled && (subject === 'refund' || tries < maxTries))
      return postponeEvent(services, event);
  }
  const dispute =
    subject === 'dispute' ? await provider?.events?.fetchDispute(websiteId, reference) : null;
  await inTenant(async (tenant) => {
    if (dispute) await settleDispute(tenant, services, event.provider, dispute, services.now());
    await updateEvent(tenant, event, { tryAt: null, tries: tries + 1 });
  });
}

/** Processes a failed event later, so that the others are not delayed. After the last try, it is done. */
const postponeEvent = (services: EventServices, event: OpenPaymentEvent): Promise<void> =>
  inTenantOf(
    services,
    event.websiteId,
  )(async (tenant) => {
    const found = await findOpenEvent(tenant, event);
    if (found === null) return;
    const { subject, tries } = found;
    const now = services.now();
    const isSlow = subject === 'refund' && tries >= maxTries;
    const nextTryAt = isSlow ? nextProcessingCheckAt(now) : nextCheckAt(tries, now);
    const tryAt = isLastRefundTry(subject, tries) ? null : nextTryAt;
    await updateEvent(tenant, event, { tryAt, tries: tries + 1 });
  });

/** The job. It fails after all due events were tried if one of them could not be processed. */
export async function processPaymentEvents(
  services: EventServices,
  settleRefundEvent: SettleRefundEvent,
): Promise<void> {
  const now = services.now();
  const open = await withLookup(
    services.database,
    (db) => listOpenEvents(db, now, maxEvents),
    'read',
  );
  const errors: unknown[] = [];
  for (const event of open)
    try {
      await processEvent(services, event, settleRefundEvent);
    } catch (error) {
      errors.push(error);
      await postponeEvent(services, event).catch((failure: unknown) => errors.push(failure));
    }
  if (errors.length > 0) throw new AggregateError(errors, 'Some events could not be processed.');
}
