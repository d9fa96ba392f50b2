import { withLookup, withTenant, type Tenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { listOpenRefunds } from './refunds.queries.ts';
import { sendRefund } from './send-refund.ts';
import { startLateRefunds } from './start-late-refunds.ts';
import { settleRefund } from './settle-refund.ts';

/** The maximum number of refunds that one run of the job sends again. */
const maxRefunds = 50;

/**
 * Sends refunds again whose response is open: it was lost, or the server stopped in between. The provider knows them by
 * their key, and returns the money once. Refunds whose money is on its way are checked until they succeed or fail, and
 * money that arrived for canceled orders is refunded. An error of one refund does not affect the others.
 */
export async function reconcileRefunds(services: Omit<Services, 'log'>): Promise<void> {
  const errors: unknown[] = [];
  await startLateRefunds(services, (error) => errors.push(error));
  const open = await withLookup(
    services.database,
    (db) => listOpenRefunds(db, services.now(), maxRefunds),
    'read',
  );
  for (const { websiteId, refundId } of open)
    try {
      const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) =>
        withTenant(services.database, { websiteId, actorId: undefined }, work);
      const site = await findHostedSiteOf(services, websiteId, inTenant);
      if (site === null) continue;
      const key = { websiteId, refundId };
      const outcome = await sendRefund(
        { ...key, wasSent: true },
        services.providers,
        inTenant,
        (error) => errors.push(error),
      );
      await inTenant((tenant) =>
        settleRefund({ tenant, site, services, now: services.now() }, refundId, outcome),
      );
      services.revisions.forget(websiteId);
    } catch (error) {
      errors.push(error);
    }
  if (errors.length > 0) throw new AggregateError(errors, 'Some refunds could not be settled.');
}
