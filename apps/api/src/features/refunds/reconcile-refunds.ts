import { withLookup, withTenant, type Tenant } from '../../platform/database/index.ts';
import type { Services } from '../../platform/services.ts';
import { nextCheckAt } from '../checkout/public.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { findRefund, listOpenRefunds, updateRefund } from './refunds.queries.ts';
import { sendRefund } from './send-refund.ts';
import { startLateRefunds } from './start-late-refunds.ts';
import { settleRefund } from './settle-refund.ts';

/** The maximum number of refunds that one run of the job sends again. */
const maxRefunds = 50;

type JobServices = Omit<Services, 'log'>;
type InTenant = <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;

/** Checks a refund later that could not be checked now, so that the others come before it. */
const postponeRefund = (
  { now }: JobServices,
  inTenant: InTenant,
  refundId: string,
): Promise<void> =>
  inTenant(async (tenant) => {
    const refund = await findRefund(tenant, refundId);
    if (refund?.state !== 'pending') return;
    const { state, checks } = refund;
    const checkAt = nextCheckAt(checks, now());
    await updateRefund(tenant, refundId, { state, checkAt, checks: checks + 1 });
  });

/**
 * Sends refunds again whose response is open: it was lost, or the server stopped in between. The provider knows them by
 * their key, and returns the money once. Refunds whose money is on its way are checked until they succeed or fail, and
 * money that arrived for canceled orders is refunded. An error of one refund does not affect the others.
 */
export async function reconcileRefunds(services: JobServices): Promise<void> {
  const errors: unknown[] = [];
  await startLateRefunds(services, (error) => errors.push(error));
  const open = await withLookup(
    services.database,
    (db) => listOpenRefunds(db, services.now(), maxRefunds),
    'read',
  );
  for (const { websiteId, refundId } of open) {
    const inTenant: InTenant = (work) =>
      withTenant(services.database, { websiteId, actorId: undefined }, work);
    try {
      const site = await findHostedSiteOf(services, websiteId, inTenant);
      if (site === null) {
        await postponeRefund(services, inTenant, refundId);
        continue;
      }
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
      await postponeRefund(services, inTenant, refundId).catch((failure: unknown) =>
        errors.push(failure),
      );
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some refunds could not be settled.');
}
