import { withTenant, type Tenant } from '../../platform/database/index.ts';
import type { PaymentProvider, ProviderRefund } from '../../platform/payments/index.ts';
import type { Services } from '../../platform/services.ts';
import { findHostedSiteOf } from '../mail/public.ts';
import { recordExternalRefund } from './record-external-refund.ts';
import { findRefund } from './refunds.queries.ts';
import { settleRefund, type SettleScope } from './settle-refund.ts';

/** Settles one refund. Returns false if it has to wait for another refund of the same payment. */
async function settleReported(
  scope: SettleScope,
  reported: ProviderRefund,
  isLastTry: boolean,
): Promise<boolean> {
  const { refundId: ownId, outcome } = reported;
  // A refund of this shop is written before the provider is called, so its report can never come too early.
  const own = ownId === null ? null : await findRefund(scope.tenant, ownId);
  const recorded = own ?? (await recordExternalRefund(scope, reported, isLastTry));
  if (recorded === 'wait') return false;
  const { refundId } = recorded;
  if (refundId !== null) await settleRefund(scope, refundId, outcome);
  return true;
}

/**
 * Settles the refunds that a provider reported, by their present state there: events may arrive twice and in any order.
 * One that was not made in this shop becomes a refund of the order.
 *
 * @returns false if an event has to be processed again later.
 */
export async function settleRefundEvent(
  services: Omit<Services, 'log'>,
  { events }: PaymentProvider,
  websiteId: string,
  reference: string,
  isLastTry = false,
): Promise<boolean> {
  const reported = (await events?.fetchRefunds(websiteId, reference)) ?? [];
  if (reported.length === 0) return true;
  const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) =>
    withTenant(services.database, { websiteId, actorId: undefined }, work);
  const site = await findHostedSiteOf(services, websiteId, inTenant);
  if (site === null) return true;
  let isSettled = true;
  for (const refund of reported) {
    const isDone = await inTenant((tenant) =>
      settleReported({ tenant, site, services, now: services.now() }, refund, isLastTry),
    );
    isSettled = isSettled && isDone;
  }
  return isSettled;
}
