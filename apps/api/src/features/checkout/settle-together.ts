import type { Tenant } from '../../platform/database/index.ts';
import type { HostedSite } from '../../platform/hosts/host-table.ts';
import type { PaymentOutcome } from '../../platform/payments/index.ts';
import type { Services } from '../../platform/services.ts';
import { readMailSite } from '../mail/public.ts';
import { findOrders } from '../orders/public.ts';
import { again } from './batch-queue.ts';
import { letStand, type Standing } from './let-stand.ts';
import { lockAttempts } from './payment-attempts.queries.ts';
import { alone, type TogetherAnswer } from './run-batch.ts';
import type { SettledAs, SettleScope } from './settle-payment.ts';
import { settlementOf } from './settlement.ts';

/** What a provider said of an attempt, on its way into a batch. */
export interface HeardOutcome {
  readonly services: Omit<Services, 'log'>;
  readonly site: HostedSite;
  readonly attemptId: string;
  readonly orderId: string;
  readonly outcome: PaymentOutcome;
}

/**
 * Settles attempts whose orders stand, in one transaction of questions at once and two statements at
 * once. Where an order does not just stand, the attempt is settled alone.
 */
export async function settleTogether(
  tenant: Tenant,
  scope: Omit<SettleScope, 'tenant' | 'ownerEmails'> & { readonly emails: Promise<string[]> },
  heard: readonly HeardOutcome[],
): Promise<TogetherAnswer<SettledAs>[]> {
  const { site, services } = scope;

  const [attempts, orders, from, ownerEmails] = await Promise.all([
    lockAttempts(
      tenant,
      heard.map(({ attemptId }) => attemptId),
    ),
    findOrders(
      tenant,
      heard.map(({ orderId }) => orderId),
    ),
    readMailSite(tenant, site, services),
    scope.emails,
  ]);
  // By order: a second attempt to pay the same one is settled when the first is written.
  const standings = new Map<string, Standing>();
  const answers = heard.map(({ attemptId, orderId, outcome }): TogetherAnswer<SettledAs> => {
    const attempt = attempts.get(attemptId);
    const order = orders.get(orderId);
    if (standings.has(orderId)) return again;
    if (attempt === undefined || order === undefined) return alone;
    const settlement = settlementOf(attempt.state, outcome);
    if (settlement.kind !== 'stands') return alone;
    standings.set(orderId, { attempt, settlement, outcome, order });
    return 'stands';
  });
  await letStand({ ...scope, tenant, ownerEmails }, from, [...standings.values()]);
  return answers;
}
