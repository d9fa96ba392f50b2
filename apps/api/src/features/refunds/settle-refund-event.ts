import { withTenant, type Tenant } from '../../platform/database/index.ts';
import type { PaymentProvider } from '../../platform/payments/index.ts';
import type { Services } from '../../platform/services.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Settles a refund that a provider reported, by its present state there: events may arrive twice and in any order.
 * Refunds that were not made in this shop are ignored.
 */
export async function settleRefundEvent(
  services: Omit<Services, 'log'>,
  { events }: PaymentProvider,
  websiteId: string,
  reference: string,
): Promise<void> {
  const reported = (await events?.fetchRefund(websiteId, reference)) ?? null;
  if (reported === null) return;
  const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) =>
    withTenant(services.database, { websiteId, actorId: undefined }, work);
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  if (site === null) return;
  const { refundId, outcome } = reported;
  await inTenant((tenant) =>
    settleRefund({ tenant, site, services, now: services.now() }, refundId, outcome),
  );
}
