import { canRequestReview, reviewRequestWindow } from '@sitewright/commerce/orders';
import { emailKey } from '@sitewright/contracts/addresses';
import { reviewLinkDays, type MailView } from '@sitewright/contracts/entities';
import { withTenant, type Tenant } from '../../platform/database/index.ts';
import { enqueueMail } from '../../platform/outbox/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import { servesPages } from '../../platform/hosts/site-state.ts';
import type { Services } from '../../platform/services.ts';
import { findHostedSiteOf, readMailSite } from '../mail/public.ts';
import {
  insertReviewRequest,
  listOrdersToRequest,
  lockCandidate,
  type FulfillmentWindow,
} from './review-requests.queries.ts';
import { listRequestingWebsites, readReviewSettings } from './review-settings.queries.ts';
import { reviewStopPath } from './review-stop-link.ts';
import { reviewPath, reviewToken, reviewTokenHash } from './review-token.ts';

type RequestServices = Pick<Services, 'database' | 'now' | 'settings' | 'createId' | 'hosts'>;
type InTenant = <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;

const dayMs = 86_400_000;

/** How many orders are read at once. */
const batchSize = 100;

interface RequestScope {
  readonly services: RequestServices;
  readonly site: HostedSite;
  readonly window: FulfillmentWindow;
  readonly now: Date;
}

/** Mails the buyer of an order about the lines that are due, and records each so that it is asked about once. */
async function requestOrder(
  tenant: Tenant,
  { services, site, window, now }: RequestScope,
  orderId: string,
): Promise<void> {
  const order = await lockCandidate(tenant, orderId);
  // A customer may opt out between the list and the lock. An erased customer has no address.
  if (order === null || order.customerId === null || order.hasOptedOut) return;
  const { customerId } = order;
  const { createId, settings } = services;
  const mailSite = await readMailSite(tenant, site, services);
  const expiresAt = new Date(now.getTime() + reviewLinkDays * dayMs);
  const products: Extract<MailView, { kind: 'reviewRequest' }>['products'][number][] = [];
  let cause: string | undefined;
  for (const line of order.lines) {
    if (!canRequestReview(order, line, window)) continue;
    const { lineId, itemId, title, variant } = line;
    const requestId = createId();
    const token = reviewToken(settings.secret, tenant.websiteId, requestId);
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const isNew = await insertReviewRequest(tenant, {
      requestId,
      orderId,
      lineId,
      itemId,
      customer: emailKey(order.email),
      tokenHash: reviewTokenHash(token),
      sentAt: now,
      expiresAt,
    });
    if (!isNew) continue;
    cause ??= `order.review.${orderId}.${requestId}`;
    products.push({ title, variant, reviewUrl: `${mailSite.baseUrl}${reviewPath(token)}` });
  }
  if (cause === undefined) return;
  const link = { secret: settings.secret, websiteId: tenant.websiteId, now };
  const view = {
    kind: 'reviewRequest',
    site: mailSite,
    orderNumber: order.number,
    products,
    unsubscribeUrl: `${mailSite.baseUrl}${reviewStopPath(link, customerId)}`,
  } as const;
  await enqueueMail(tenant, [{ outboxId: createId(), cause, to: order.email, view, now }]);
}

async function requestReviewsOf(services: RequestServices, websiteId: string): Promise<void> {
  const inTenant: InTenant = (work) =>
    withTenant(services.database, { websiteId, actorId: undefined }, work);
  const now = services.now();
  const settings = await inTenant(readReviewSettings);
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  if (site === null || !servesPages(site) || !settings.requestsReviews) return;
  const window = reviewRequestWindow(now, settings.daysAfterFulfillment);
  const scope = { services, site, window, now };
  let above = '';
  for (;;) {
    const range = { above, limit: batchSize };
    // oxlint-disable no-await-in-loop -- sequential, so that the job does not take the connections of visitors
    const orderIds = await inTenant((tenant) => listOrdersToRequest(tenant, window, range));
    for (const orderId of orderIds)
      await inTenant((tenant) => requestOrder(tenant, scope, orderId));
    // oxlint-enable no-await-in-loop
    const last = orderIds.at(-1);
    if (last === undefined || orderIds.length < batchSize) return;
    above = last;
  }
}

/**
 * The job: mails review requests some days after fulfillment, for the websites that turned them on. An error of one
 * website does not affect the others.
 *
 * @throws {AggregateError} at the end, with all failures.
 */
export async function requestReviews(services: RequestServices): Promise<void> {
  const failures: unknown[] = [];
  for (const websiteId of await listRequestingWebsites(services.database))
    try {
      // oxlint-disable-next-line no-await-in-loop
      await requestReviewsOf(services, websiteId);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Some reviews were not requested.');
}
